import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { profileCalls } from '@muster/contract/people/profile/profile-calls.ts';
import { useSession } from '../../../session/session.ts';
import { BankCard } from './bank-card.tsx';
import { OwnOutcomes } from '../own/own-record.tsx';

interface OwnBankProps {
  readonly id: string;
  readonly inbox: string;
}

/** Where the own pay goes. */
export function OwnBank({ id, inbox }: OwnBankProps) {
  const held = useSession((session) => session.user?.capacities) ?? [];
  const mayPropose = scopesOf(profileCalls.proposeBank.access, held).size > 0;
  return (
    <>
      <OwnOutcomes inbox={inbox} />
      <BankCard id={id} isOwn mayPropose={mayPropose} />
    </>
  );
}

import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { profileCalls } from '@muster/contract/people/profile-calls.ts';
import { useSession } from '../../../session/session.ts';
import { BankCard } from './bank-card.tsx';
import type { TabProps } from './tab-props.ts';

/** In the profile of someone: HR asks, a second person agrees. */
export function BankTab({ person, isToday }: TabProps) {
  const user = useSession((session) => session.user);
  const scopes = scopesOf(profileCalls.proposeBank.access, user?.capacities ?? []);
  const isOwn = user?.employeeId === person.id;
  const may = scopes.has('all') || (isOwn && scopes.has('own'));
  return <BankCard id={person.id} isOwn={isOwn} mayPropose={isToday && may} />;
}

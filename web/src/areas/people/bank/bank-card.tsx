import '../own/own.css';
import '../profile/profile.css';
import type { BankAccount } from '@muster/contract/people/profile/profile-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { LinkedName } from '../../../api/links/linked-name.tsx';
import { Facts } from '../../../ui/status/facts.tsx';
import { afterFocusReturned } from '../../../ui/form/guards/after-focus-returned.ts';
import { FormGuard } from '../../../ui/form/guards/form-guard.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { bankQuery, useProposals } from '../own-queries.ts';
import { bankFieldName, bankFields, bankRecord, bankValueText } from './bank-fields.ts';
import { BankForm } from './bank-form.tsx';
import { Pending } from '../own/own-pending.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface BankCardProps {
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayPropose: boolean;
}

function AccountFacts({ account }: { readonly account: BankAccount }) {
  const { words } = useWords();
  const none = <span className="dt-none">{words.list.none}</span>;
  return (
    <Facts
      facts={bankFields
        .filter((field) => field === 'method' || account.method !== 'Cash')
        .map((field) => {
          const value = field === 'bankId' ? account.bankId?.name : account[field];
          const text = value ? bankValueText(field, value, words) : none;
          return [bankFieldName(field, words), text];
        })}
    />
  );
}

type AccountProps = BankCardProps & { readonly account: BankAccount | null };

function Account({ account, ...props }: AccountProps) {
  const { words } = useWords();
  const { bank } = words.people;
  const { isOwn } = props;
  const [isProposing, setProposing] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setProposing(false);
    afterFocusReturned(() => opener.current?.focus());
  };
  const propose = props.mayPropose && !isProposing && (
    <Button
      ref={opener}
      size={account ? 'xs' : undefined}
      variant={account ? 'default' : 'filled'}
      onClick={() => setProposing(true)}
    >
      {account ? bank.propose : bank.proposeFirst}
    </Button>
  );
  const empty = (
    <EmptyState
      title={bank.none}
      hint={isOwn ? bank.noneHintOwn : bank.noneHint}
      action={propose}
    />
  );
  return (
    <section className="card bank-card" aria-label={bank.title}>
      {(account || isProposing) && (
        <div className="section-head">
          <h2>{bank.title}</h2>
          {account && propose}
        </div>
      )}
      {isProposing ? (
        <FormGuard onLeave={close}>
          <BankForm id={props.id} account={account} isOwn={isOwn} onDone={close} />
        </FormGuard>
      ) : (
        ((account && <AccountFacts account={account} />) ?? empty)
      )}
    </section>
  );
}

/** Where someone's pay goes, and what waits for a second person. */
export function BankCard(props: BankCardProps) {
  const { words } = useWords();
  const { bank, own } = words.people;
  const { data, error, refetch } = useQuery(bankQuery(props.id));
  const { takeBack } = useProposals(props.id);
  if (!data && !error) return <PageSkeleton label={words.list.loading} />;
  if (!data) return <LoadError error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <Pending
        title={props.isOwn ? own.pending : bank.pending}
        proposals={data.pending}
        nameOf={(field) => bankFieldName(field, words)}
        renderValue={(field, value) =>
          field === 'bankId' ? (
            <LinkedName to={bankRecord} id={value} />
          ) : (
            bankValueText(field, value, words)
          )
        }
        takeBack={takeBack}
      />
      <Account
        {...props}
        // a second one would be refused while the first waits
        mayPropose={props.mayPropose && data.pending.length === 0}
        account={data.account}
      />
    </>
  );
}

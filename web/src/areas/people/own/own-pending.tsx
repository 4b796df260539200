import './own.css';
import type { Proposal } from '@muster/contract/people/profile/profile-calls.ts';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useOneAtATime } from '../../../ui/form/guards/use-one-at-a-time.ts';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { useProposals } from '../own-queries.ts';
import { ProposedChanges } from '../history/proposed-changes.tsx';
import { fieldName, showValue } from '../history/show-value.ts';

interface PendingProps {
  readonly title: string;
  readonly proposals: readonly Proposal[];
  readonly nameOf: (field: string) => string;
  readonly renderValue: (field: string, value: string) => ReactNode;
  readonly takeBack: (id: string) => Promise<void>;
}

type OneProps = Omit<PendingProps, 'title' | 'proposals'> & { readonly proposal: Proposal };

function One({ proposal, nameOf, renderValue, takeBack }: OneProps) {
  const { words, say, language } = useWords();
  const { own } = words.people;
  const when = showMoment(proposal.at, language);
  const taking = useOneAtATime(async () => takeBack(proposal.id));
  return (
    <li>
      <div className="pending-head">
        <span>{say(own.pendingOf, { who: proposal.askedBy, when })}</span>
        {proposal.can.cancel && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={say(own.takeBackOf, { when })}
            loading={taking.isBusy}
            onClick={() => void taking.start()}
          >
            {own.takeBack}
          </Button>
        )}
      </div>
      <ProposedChanges
        before={proposal.before}
        after={proposal.after}
        nameOf={nameOf}
        renderValue={renderValue}
      />
    </li>
  );
}

/** What was asked for and not yet decided: before and after. */
export function Pending({ title, proposals, ...each }: PendingProps) {
  if (proposals.length === 0) return null;
  return (
    <section className="card pending" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {proposals.map((proposal) => (
          <One key={proposal.id} proposal={proposal} {...each} />
        ))}
      </ul>
    </section>
  );
}

/** What the reader proposed of the own record and waits for HR. */
export function OwnPending({
  id,
  proposals,
}: Pick<PendingProps, 'proposals'> & { readonly id: string }) {
  const { words, language } = useWords();
  const { takeBack } = useProposals(id);
  return (
    <Pending
      title={words.people.own.pending}
      proposals={proposals}
      nameOf={(field) => fieldName(field, words)}
      renderValue={(field, value) => showValue(field, value, words, language)}
      takeBack={takeBack}
    />
  );
}

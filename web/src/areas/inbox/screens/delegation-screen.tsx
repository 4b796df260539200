import '../delegation/delegation.css';
import '../../../ui/page/card.css';
import type { Delegation } from '@muster/contract/inbox/delegation-calls.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '../../../session/session.ts';
import { FormDrawer } from '../../../ui/form/dialogs/form-drawer.tsx';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { useWords } from '../../../words/words.ts';
import { delegationsQuery } from '../delegation-queries.ts';
import { DelegationForm } from '../delegation/delegation-form.tsx';
import { DelegationList } from '../delegation/delegation-list.tsx';
import { InboxTabs } from '../decisions/inbox-tabs.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface AnsweredProps {
  readonly whose?: 'all';
  readonly children: (rows: readonly Delegation[]) => ReactNode;
}

function Answered({ whose, children }: AnsweredProps) {
  const { words } = useWords();
  const { data, error, refetch } = useQuery(delegationsQuery(whose));
  if (data) return children(data);
  if (!error) return <PageSkeleton label={words.list.loading} />;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

/** In the reader's place, and for whom the reader stands in. */
function OwnCards({ personId }: { readonly personId: string }) {
  const { delegation } = useWords().words.inbox;
  return (
    <Answered>
      {(rows) => {
        const byMe = rows.filter(({ by }) => by.id === personId);
        const forOthers = rows.filter(({ to }) => to.id === personId);
        return (
          <>
            <section className="card">
              <h2>{delegation.byMe}</h2>
              {byMe.length > 0 ? (
                <DelegationList rows={byMe} shown="to" />
              ) : (
                <EmptyState title={delegation.nobody} hint={delegation.nobodyHint} />
              )}
            </section>
            <section className="card">
              <h2>{delegation.forOthers}</h2>
              {forOthers.length > 0 ? (
                <DelegationList rows={forOthers} shown="by" />
              ) : (
                <p className="delegation-none">{delegation.noOne}</p>
              )}
            </section>
          </>
        );
      }}
    </Answered>
  );
}

/** For HR, who keep them for others. */
function EveryonesCard() {
  const { delegation } = useWords().words.inbox;
  return (
    <Answered whose="all">
      {(rows) => (
        <section className="card" aria-labelledby="delegation-everyone">
          <h2 id="delegation-everyone">{delegation.everyone}</h2>
          <p className="card-note">{delegation.everyoneHint}</p>
          {rows.length > 0 ? (
            <DelegationList rows={rows} shown="both" />
          ) : (
            <p className="delegation-none">{delegation.nobodyAtAll}</p>
          )}
        </section>
      )}
    </Answered>
  );
}

/** While someone is away another decides in their place. */
function DelegationScreen({ at }: { readonly at: string }) {
  const { delegation } = useWords().words.inbox;
  const user = useSession((session) => session.user);
  const [isAdding, setAdding] = useState<true>();
  const drawer = useLingering(isAdding);
  const personId = user?.employeeId ?? null;
  const isHr = scopesOf(hrWrite, user?.capacities ?? []).size > 0;
  const mayAdd = personId !== null || isHr;
  // in the own panel one sees to the own
  const seesAll = isHr && at.startsWith('/admin');
  const close = () => setAdding(undefined);
  return (
    <>
      <PageHead
        title={delegation.title}
        note={delegation.note}
        actions={mayAdd && <Button onClick={() => setAdding(true)}>{delegation.add}</Button>}
      />
      <InboxTabs at={at} isBeside />
      <div className="delegation-cards">
        {personId !== null && <OwnCards personId={personId} />}
        {seesAll && <EveryonesCard />}
      </div>
      {personId === null && !seesAll && (
        <EmptyState title={delegation.noRecordTitle} hint={delegation.noRecordHint} />
      )}
      {drawer.shown && (
        <FormDrawer
          wanted={isAdding !== undefined}
          title={delegation.add}
          onClose={close}
          onClosed={drawer.forget}
        >
          <DelegationForm onDone={close} />
        </FormDrawer>
      )}
    </>
  );
}

export const AdminDelegationScreen = () => <DelegationScreen at="/admin/inbox" />;

export const EmployeeDelegationScreen = () => <DelegationScreen at="/employee/inbox" />;

import '../parts/delegation.css';
import '../../../ui/card.css';
import { hrWrite } from '@muster/contract/kernel/access-rules.ts';
import { scopesOf } from '@muster/contract/kernel/actor.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../../api/refusal.ts';
import { useSession } from '../../../session/session.ts';
import { FormDrawer } from '../../../ui/form/form-drawer.tsx';
import { useLingering } from '../../../ui/form/use-lingering.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.ts';
import { delegationsQuery } from '../delegation-queries.ts';
import { DelegationForm } from '../parts/delegation-form.tsx';
import { DelegationList } from '../parts/delegation-list.tsx';
import { InboxTabs } from '../parts/inbox-tabs.tsx';

/** In the reader's place, and for whom the reader stands in. */
function Cards({ personId }: { readonly personId: string }) {
  const { words } = useWords();
  const { delegation } = words.inbox;
  const { data, error, refetch } = useQuery(delegationsQuery);
  if (error)
    return (
      <ErrorState
        title={words.state.errorTitle}
        message={sentenceOf(error, words) ?? undefined}
        onRetry={() => void refetch()}
        retryLabel={words.act.retry}
      />
    );
  if (!data) return <PageSkeleton label={words.list.loading} />;
  const byMe = data.filter(({ by }) => by.id === personId);
  const forOthers = data.filter(({ to }) => to.id === personId);
  return (
    <div className="delegation-cards">
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
    </div>
  );
}

/** While someone is away another decides in their place. */
function DelegationScreen({ at }: { readonly at: string }) {
  const { delegation } = useWords().words.inbox;
  const user = useSession((session) => session.user);
  const [isAdding, setAdding] = useState<true>();
  const drawer = useLingering(isAdding);
  const personId = user?.employeeId ?? null;
  const mayAdd = personId !== null || scopesOf(hrWrite, user?.capacities ?? []).size > 0;
  const close = () => setAdding(undefined);
  return (
    <>
      <PageHead
        title={delegation.title}
        note={delegation.note}
        actions={mayAdd && <Button onClick={() => setAdding(true)}>{delegation.add}</Button>}
      />
      <InboxTabs at={at} isBeside />
      {personId === null ? (
        <EmptyState title={delegation.noRecordTitle} hint={delegation.noRecordHint} />
      ) : (
        <Cards personId={personId} />
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

import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useLingering } from '../../../ui/form/guards/use-lingering.ts';
import { sortOf, sortText } from '../../../ui/list/list-state.ts';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { nothingChosen, useSelection } from '../../../ui/list/filters/use-selection.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, NoMatch } from '../../../ui/page/states.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { useDecisionKinds } from '../../../wiring/decision-kinds.ts';
import { useWords } from '../../../words/words.ts';
import { inboxQuery, inboxShape, tabOf, waitingCountQuery } from '../inbox-queries.ts';
import { ApproveButton } from '../decisions/approve-button.tsx';
import { useInboxColumns } from '../decisions/inbox-columns.tsx';
import { InboxTabs } from '../decisions/inbox-tabs.tsx';
import { InboxFilters } from '../decisions/inbox-filters.tsx';
import { ItemDrawer } from '../decisions/item-drawer.tsx';
import { OutcomesCard } from '../decisions/outcomes.tsx';
import { SelectedBar } from '../decisions/selected-bar.tsx';
import { useTogether } from '../decisions/use-together.ts';
import { useWaitingElsewhere, WaitingElsewhere } from '../waiting/waiting-elsewhere.tsx';
import { LoadError } from '../../../api/load-error.tsx';

interface ListProps {
  readonly list: ListHandle;
}

/** The tab stays, what narrows it goes. */
function clearWithin(list: ListHandle) {
  const { kind: _, ...filters } = list.state.filters;
  list.change({ search: '', filters, pageNo: 1 });
}

/** Nothing is there, or it could not be fetched. */
function useInstead({ list }: ListProps) {
  const { words } = useWords();
  const { nothing, nothingHint } = words.inbox;
  const { data, error, refetch } = useQuery(inboxQuery(list.state));
  const tab = tabOf(list.state);
  const { data: count = 0 } = useQuery(waitingCountQuery(useWaitingElsewhere()));
  const isNarrowed = list.state.search !== '' || list.state.filters.kind !== undefined;
  if (data?.total === 0 && isNarrowed)
    return (
      <NoMatch
        title={words.state.noMatchTitle}
        action={
          <Button variant="default" onClick={() => clearWithin(list)}>
            {words.act.clearFilters}
          </Button>
        }
      />
    );
  if (data?.total === 0 && tab === 'waiting' && count > 0)
    return <EmptyState title={words.inbox.noDecision} />;
  if (data?.total === 0) return <EmptyState title={nothing[tab]} hint={nothingHint[tab]} />;
  if (!error) return undefined;
  return <LoadError error={error} onRetry={() => void refetch()} />;
}

function InboxList({ list }: ListProps) {
  const { words } = useWords();
  const { kindWord } = useDecisionKinds();
  const tab = tabOf(list.state);
  const answer = useQuery(inboxQuery(list.state));
  const selection = useSelection(list.state);
  const columns = useInboxColumns(tab, (item) => <ApproveButton item={item} />);
  const together = useTogether(() => selection.choose(nothingChosen));
  const instead = useInstead({ list });
  const { pageNo, limit } = list.state;
  return (
    <div className="inbox-list">
      {together.outcomes && <OutcomesCard {...together.outcomes} onClose={together.forget} />}
      <DataTable
        caption={words.inbox.tabs[tab]}
        columns={columns}
        rows={answer.data?.rows}
        total={answer.data?.total ?? 0}
        stale={answer.isPlaceholderData}
        rowId={(item) => item.id}
        rowLabel={({ kind, subject }) => `${kindWord(kind)}, ${subject.name}`}
        view={{ pageNo, limit, sort: sortOf(list.state.sort) }}
        onView={({ sort, ...page }) =>
          list.change({ ...page, ...(sort && { sort: sortText(sort) }) })
        }
        selection={tab === 'waiting' ? selection : undefined}
        {...list.openingById}
        renderMenu={() => null}
        instead={instead}
      />
      {tab === 'waiting' && <SelectedBar selection={selection} together={together} />}
    </div>
  );
}

interface InboxScreenProps {
  readonly at: string;
  readonly profiles?: string;
}

/** All that waits for a yes: the reader's, and what the reader asked for or decided. */
function InboxScreen({ at, profiles }: InboxScreenProps) {
  const { words, say } = useWords();
  const { which } = useSearch({ strict: false });
  const list = useListState(inboxShape(which));
  const { data } = useQuery(inboxQuery(list.state));
  const shown = useShownCount();
  const count = data && data.total > 0 && say(words.list.inAll, { count: shown(data.total) });
  const note = data ? count : words.list.loading;
  const drawer = useLingering(list.state.open);
  return (
    <>
      <PageHead title={words.inbox.title} note={note} />
      <InboxTabs at={at} />
      {tabOf(list.state) === 'waiting' && <WaitingElsewhere />}
      <InboxFilters list={list} />
      <InboxList key={tabOf(list.state)} list={list} />
      {drawer.shown && (
        <ItemDrawer
          key={drawer.shown}
          id={drawer.shown}
          profiles={profiles}
          wanted={list.state.open !== undefined}
          onClose={list.close}
          onClosed={drawer.forget}
        />
      )}
    </>
  );
}

export const AdminInboxScreen = () => <InboxScreen at="/admin/inbox" profiles="/admin/employee" />;

export const EmployeeInboxScreen = () => <InboxScreen at="/employee/inbox" />;

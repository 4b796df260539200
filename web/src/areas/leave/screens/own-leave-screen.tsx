import '../leave.css';
import { statementCalls } from '@muster/contract/leave/calls/statement-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { PrintButton } from '../../../api/jobs/print-button.tsx';
import { MainAction } from '../../../ui/page/main-action.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { newRecord, sortOf, sortText } from '../../../ui/list/list-state.ts';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, NoMatch } from '../../../ui/page/states.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { withinSentence } from '../../../words/within.ts';
import { showSpan } from '../../../ui/text/day-text.ts';
import { useWords } from '../../../words/words.ts';
import { YearFilter, yearOfList } from '../balances/always-filter.tsx';
import { useOwnColumns } from '../applications/application-columns.tsx';
import { BalanceCards, CardsSkeleton } from '../balances/balance-cards.tsx';
import { yearText } from '../leave-text.ts';
import { useLeaveActions } from '../applications/use-leave-actions.tsx';
import { ownQuery, ownShape, balanceSummaryQuery } from '../queries.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface ListProps {
  readonly list: ListHandle;
}

function Balances({ list }: ListProps) {
  const { words } = useWords();
  const { own } = words.leave;
  const { data, error, refetch } = useQuery(balanceSummaryQuery(undefined, yearOfList(list)));
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <CardsSkeleton />;
  if (data.balances.length === 0) return <EmptyState title={own.noKinds} hint={own.noKindsHint} />;
  return <BalanceCards balances={data.balances} />;
}

function Applications({
  list,
  renderMenu,
}: ListProps & Pick<ReturnType<typeof useLeaveActions>, 'renderMenu'>) {
  const { words, say, language } = useWords();
  const { own } = words.leave;
  const answer = useQuery(ownQuery(list.state));
  const columns = useOwnColumns();
  const { pageNo, limit } = list.state;
  const nothing = say(own.nothing, { year: yearText(yearOfList(list), language) });
  const instead = answer.isError ? (
    <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  ) : (
    answer.data?.total === 0 &&
    (list.state.search ? (
      <NoMatch
        title={words.state.noMatchTitle}
        action={
          <Button variant="default" onClick={() => list.change({ search: '', pageNo: 1 })}>
            {words.act.clearFilters}
          </Button>
        }
      />
    ) : (
      <EmptyState title={nothing} hint={own.nothingHint} />
    ))
  );
  return (
    <DataTable
      caption={own.applications}
      columns={columns}
      rows={answer.data?.rows}
      total={answer.data?.total ?? 0}
      stale={answer.isPlaceholderData}
      rowId={({ id }) => id}
      rowLabel={(row) => `${row.leaveType.fullName}, ${showSpan(row.from, row.until, language)}`}
      view={{ pageNo, limit, sort: sortOf(list.state.sort) }}
      onView={({ sort, ...page }) =>
        list.change({ ...page, ...(sort && { sort: sortText(sort) }) })
      }
      {...list.openingById}
      renderMenu={renderMenu}
      instead={instead}
    />
  );
}

/** What I have left, what I asked for, and the way to ask for more. */
export function OwnLeaveScreen() {
  const { words, say, language } = useWords();
  const { own, apply, records, statement } = words.leave;
  const list = useListState(ownShape);
  const year = yearOfList(list);
  const { renderMenu, drawers } = useLeaveActions(list, false);
  return (
    <>
      <PageHead
        title={own.title}
        note={say(own.note, { year: yearText(year, language) })}
        actions={
          <>
            <PrintButton
              title={say(statement.title, { year: yearText(year, language) })}
              ask={() => call(statementCalls.own, { body: { year } })}
            />
            <MainAction label={apply.act} onClick={() => list.open(newRecord)} />
          </>
        }
      />
      <Balances list={list} />
      <div className="leave-own-head">
        <h2>{own.applications}</h2>
        <SearchBox
          label={say(words.list.searchIn, {
            entity: withinSentence(records.leaveApplication.one),
            entities: withinSentence(records.leaveApplication.many),
          })}
          value={list.state.search}
          onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
        />
        <YearFilter list={list} isSheet={false} />
      </div>
      <Applications list={list} renderMenu={renderMenu} />
      {drawers}
    </>
  );
}

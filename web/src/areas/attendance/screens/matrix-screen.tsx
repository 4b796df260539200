import { attendanceCalls } from '@muster/contract/attendance/attendance-calls.ts';
import { monthDocumentCalls } from '@muster/contract/attendance/month-document-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/client.ts';
import { print } from '../../../api/jobs/printings.ts';
import { useExport } from '../../../api/use-export.ts';
import { ExportButton } from '../../../ui/list/views/export-menu.tsx';
import { FilterBar } from '../../../ui/list/filters/filter-bar.tsx';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import { type ListHandle, useListState } from '../../../ui/list/use-list-state.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { EmptyState, PageSkeleton } from '../../../ui/page/states.tsx';
import { TableFoot } from '../../../ui/table/table-foot.tsx';
import { useShownCount } from '../../../ui/table/use-shown-count.ts';
import { usePhone } from '../../../ui/page/use-phone.ts';
import { useWords } from '../../../words/words.ts';
import { DayLegend } from '../day/day-sign.tsx';
import { flagsOf, statusOrder } from '../day/day-words.ts';
import { MatrixCards } from '../month/matrix-cards.tsx';
import { MatrixGrid } from '../month/matrix-grid.tsx';
import { PersonDrawer } from '../month/person-month.tsx';
import { MonthSteps } from '../month/steps.tsx';
import { useMonthTitle } from '../month/use-month-title.ts';
import { WhoFilters } from '../filters/who-filters.tsx';
import { matrixQuery, matrixShape, narrowing } from '../queries.ts';
import { useToday } from '../../../session/company-days.ts';
import { LoadError } from '../../../api/load-error.tsx';

interface MatrixProps {
  readonly list: ListHandle;
  readonly month: string;
  readonly today: string;
}

function Filters({ list }: Pick<MatrixProps, 'list'>) {
  const { matrix } = useWords().words.attendance;
  const { month, ...others } = list.state.filters;
  const count = Object.keys(others).length;
  return (
    <FilterBar
      label={matrix.searchPeople}
      search={
        <SearchBox
          label={matrix.searchPeople}
          value={list.state.search}
          onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
        />
      }
      renderFilters={(isSheet) => <WhoFilters list={list} isSheet={isSheet} />}
      count={count}
      isNarrowed={count > 0 || list.state.search !== ''}
      onClear={() => list.change({ search: '', filters: month ? { month } : {}, pageNo: 1 })}
      end={null}
    />
  );
}

function Days({ list, month, today }: MatrixProps) {
  const { words } = useWords();
  const { matrix } = words.attendance;
  const isPhone = usePhone();
  const answer = useQuery(matrixQuery(list.state));
  if (answer.error) return <LoadError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <PageSkeleton label={words.list.loading} />;
  const { rows, total } = answer.data;
  if (total === 0) return <EmptyState title={matrix.nobody} hint={matrix.nobodyHint} />;
  const { pageNo, limit } = list.state;
  const shown = new Set(rows.flatMap(({ days }) => days.map(({ status }) => status)));
  const hasMarks = rows.some(({ days }) => days.some((one) => flagsOf(one, words).length > 0));
  return (
    <>
      {isPhone ? (
        <MatrixCards rows={rows} month={month} today={today} onOpen={list.open} />
      ) : (
        <MatrixGrid
          // the mark of the keyboard begins anew with other people or days
          key={`${month} ${pageNo} ${rows[0]?.employee.id}`}
          rows={rows}
          month={month}
          today={today}
          isStale={answer.isPlaceholderData}
          onOpen={list.open}
        />
      )}
      <TableFoot
        view={{ pageNo, limit, sort: { key: '', descending: false } }}
        total={total}
        onView={(page) =>
          list.change({ pageNo: page.pageNo ?? 1, ...(page.limit && { limit: page.limit }) })
        }
      />
      <DayLegend statuses={statusOrder.filter((status) => shown.has(status))} hasMarks={hasMarks} />
      <p className="att-quiet on-desk">{matrix.howTo}</p>
      <PersonDrawer id={list.state.open} day={list.state.day ?? today} onClose={list.close} />
    </>
  );
}

/** A month: people by days. */
export function MatrixScreen() {
  const { words, say } = useWords();
  const { matrix } = words.attendance;
  const list = useListState(matrixShape);
  const { data } = useQuery(matrixQuery(list.state));
  const today = useToday();
  const thisMonth = today.slice(0, 7);
  const { month = thisMonth } = list.state.filters;
  const shown = useShownCount();
  const titleOf = useMonthTitle();
  const file = useExport(matrix.title, (format) =>
    call(attendanceCalls.matrixFile, {
      query: { ...narrowing<typeof attendanceCalls.matrixFile>(list.state), format },
    }),
  );
  const note = data ? say(words.list.inAll, { count: shown(data.total) }) : words.list.loading;
  return (
    <>
      <PageHead
        title={matrix.title}
        note={note}
        actions={
          <ExportButton
            isBusy={file.isBusy}
            isEmpty={data?.total === 0}
            onExport={(format) => void file.start(format)}
            onPrint={() =>
              print(titleOf(month), () =>
                call(monthDocumentCalls.many, {
                  body: { ...narrowing<typeof attendanceCalls.matrixFile>(list.state), month },
                }),
              )
            }
          />
        }
      />
      <MonthSteps
        month={month}
        thisMonth={thisMonth}
        onMonth={(wanted) => list.filter('month', wanted === thisMonth ? undefined : wanted)}
      />
      <Filters list={list} />
      <Days list={list} month={month} today={today} />
    </>
  );
}

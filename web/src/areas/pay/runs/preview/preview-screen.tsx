import '../pay-run.css';
import { isBusinessMonth } from '@muster/contract/kernel/dates/business-dates.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../../api/load-error.tsx';
import { SearchBox } from '../../../../ui/list/filters/search-box.tsx';
import { JobCard } from '../../../../ui/job/job-card.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { EmptyState, NoMatch, NotFound } from '../../../../ui/page/states.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { type PayRow, usePayColumns } from '../../sheets/sheet-columns.tsx';
import { companiesQuery, type RunPlace } from '../run-queries.ts';
import { type PreviewRow, usePreview } from './preview-query.ts';
import { previewTotals } from './preview-totals.ts';

type Row = PayRow & Pick<PreviewRow, 'problem'>;
const pageSize = 50;
const to = '/admin/salary/$employeeId';

/** Those of the salary sheet; whoever has no salary stands there without amounts. */
function useColumns(all: readonly PreviewRow[] | undefined, { concern }: RunPlace) {
  const { preview: said } = useWords().words.pay;
  const columns = usePayColumns<Row>(all && previewTotals(all), concern);
  return columns.map((column): Column<Row> => {
    const { cell } = column;
    return {
      ...column,
      // all of them are here, by their names
      sortable: false,
      ...(column.key === 'paidDays' && {
        cell: (row: Row) => (row.problem ? said.noSalary : cell(row)),
      }),
    };
  });
}

const isSought = ({ employee }: PreviewRow, text: string): boolean =>
  `${employee.name} ${employee.number}`.toLowerCase().includes(text.trim().toLowerCase());

function PreviewTable({ place }: { readonly place: RunPlace }) {
  const { words, say, language } = useWords();
  const { preview: said, run } = words.pay;
  const { rows: all, total, goesOn, error, refetch } = usePreview(place);
  const [sought, seek] = useState('');
  const data = all?.filter((row) => isSought(row, sought));
  const { data: companies } = useQuery(companiesQuery);
  const [{ pageNo, limit }, setPage] = useState({ pageNo: 1, limit: pageSize });
  const columns = useColumns(goesOn ? undefined : data, place);
  const navigate = useNavigate();
  const router = useRouter();
  const name = companies?.find(({ value }) => value === place.concern)?.label ?? '';
  const rows = data?.slice((pageNo - 1) * limit, pageNo * limit).map((row): Row => ({
    ...row,
    kind: 'Salary',
    title: null,
    concern: { id: place.concern, name },
  }));
  const instead = error ? (
    <LoadError error={error} onRetry={() => void refetch()} />
  ) : (
    (all?.length === 0 && <EmptyState title={said.none} />) ||
    (data?.length === 0 && !goesOn && <NoMatch title={words.state.noMatchTitle} />)
  );
  const progress = { done: all?.length ?? 0, total };
  return (
    <div className="run-preview">
      {goesOn && (
        <JobCard
          title={said.title}
          state="running"
          progress={progress}
          said={run.running}
          share={say(run.share, progress)}
        />
      )}
      <SearchBox
        label={words.list.search}
        value={sought}
        onSearch={(text) => {
          seek(text);
          setPage({ pageNo: 1, limit });
        }}
      />
      <DataTable
        caption={say(said.rows, { month: showMonth(place.month, language) })}
        columns={columns.filter(({ isExtra }) => !isExtra)}
        rows={rows}
        total={data?.length ?? 0}
        stale={false}
        rowId={({ employee }) => employee.id}
        rowLabel={({ employee }) => employee.name}
        view={{ pageNo, limit, sort: { key: 'name', descending: false } }}
        onView={({ pageNo: page = 1, limit: size = limit }) =>
          setPage({ pageNo: page, limit: size })
        }
        onOpen={({ employee }) => void navigate({ to, params: { employeeId: employee.id } })}
        address={({ employee }) =>
          router.buildLocation({ to, params: { employeeId: employee.id } }).href
        }
        renderMenu={() => null}
        instead={instead}
      />
    </div>
  );
}

/** What generating a closed month would come to, person by person; nothing of it is kept. */
export function PreviewScreen() {
  const { words, language } = useWords();
  const said = words.pay.preview;
  const { concern, month }: { concern?: unknown; month?: unknown } = useSearch({ strict: false });
  if (typeof concern !== 'string' || !isBusinessMonth(month))
    return <NotFound title={words.state.notFoundTitle} />;
  const place = { concern, month };
  return (
    <>
      <PageHead
        title={`${said.title}, ${showMonth(month, language)}`}
        note={said.hint}
        actions={
          <Button
            variant="default"
            leftSection={<IconArrowLeft size={16} stroke={1.7} aria-hidden />}
            renderRoot={(props) => (
              <Link {...props} to="/admin/salary-generate" search={{ ...place }} />
            )}
          >
            {said.back}
          </Button>
        }
      />
      <PreviewTable place={place} />
    </>
  );
}

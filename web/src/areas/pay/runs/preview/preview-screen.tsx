import { isBusinessMonth } from '@muster/contract/kernel/dates/business-dates.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadError } from '../../../../api/load-error.tsx';
import { PageHead } from '../../../../ui/page/page-head.tsx';
import { EmptyState, NotFound } from '../../../../ui/page/states.tsx';
import type { Column } from '../../../../ui/table/column.ts';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { useWords } from '../../../../words/words.ts';
import { showMonth } from '../../month-name.ts';
import { type PayRow, usePayColumns } from '../../sheets/sheet-columns.tsx';
import { companiesQuery, type RunPlace } from '../run-queries.ts';
import { type PreviewRow, previewQuery } from './preview-query.ts';
import { previewTotals } from './preview-totals.ts';

type Row = PayRow & Pick<PreviewRow, 'problem'>;
const pageSize = 50;
const to = '/admin/salary/$employeeId';

/** Those of the salary sheet; whoever has no salary stands there without amounts. */
function useColumns(rows: readonly PreviewRow[] | undefined, { concern }: RunPlace) {
  const { preview: said } = useWords().words.pay;
  const columns = usePayColumns<Row>(rows && previewTotals(rows), concern);
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

function PreviewTable({ place }: { readonly place: RunPlace }) {
  const { words, say, language } = useWords();
  const said = words.pay.preview;
  const { data, error, refetch } = useQuery(previewQuery(place));
  const { data: companies } = useQuery(companiesQuery);
  const [{ pageNo, limit }, setPage] = useState({ pageNo: 1, limit: pageSize });
  const columns = useColumns(data, place);
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
    data?.length === 0 && <EmptyState title={said.none} />
  );
  return (
    <DataTable
      caption={say(said.rows, { month: showMonth(place.month, language) })}
      columns={columns.filter(({ isExtra }) => !isExtra)}
      rows={rows}
      total={data?.length ?? 0}
      stale={false}
      rowId={({ employee }) => employee.id}
      rowLabel={({ employee }) => employee.name}
      view={{ pageNo, limit, sort: { key: 'name', descending: false } }}
      onView={({ pageNo: page = 1, limit: size = limit }) => setPage({ pageNo: page, limit: size })}
      onOpen={({ employee }) => void navigate({ to, params: { employeeId: employee.id } })}
      address={({ employee }) =>
        router.buildLocation({ to, params: { employeeId: employee.id } }).href
      }
      renderMenu={() => null}
      instead={instead}
    />
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

import '../../../ui/sheets/sheet-pages.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { minorUnits } from '@muster/contract/kernel/money/money.ts';
import type { PaySheetRow } from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { LoadError } from '../../../api/load-error.tsx';
import { sortOf } from '../../../ui/list/list-state.ts';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { NoMatch } from '../../../ui/page/states.tsx';
import { FaultList } from '../../../ui/sheets/fault-list.tsx';
import { useCurrencies } from '../../../session/company-currency.ts';
import { Changes } from '../../../ui/status/changes.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { groupedAmount } from '../../../ui/text/amount-text.ts';
import { useWords } from '../../../words/words.ts';
import { showMonth } from '../month-name.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { paySheetRowsQuery } from './pay-sheet-queries.ts';

const asWords: readonly string[] = ['component', 'note'];

interface RowProps {
  readonly place: PaySheetPlace;
  readonly row: PaySheetRow;
}

/** What a row enters, or what is wrong with it. As in the sheet, no currency is said: it is that of the person. */
function PaySheetRowContent({ place, row }: RowProps) {
  const { language } = useWords();
  const { group } = useCurrencies();
  const { common, columns } = usePaySheetWords(place);
  const show = (field: string, value: string | null) => {
    if (value === null || asWords.includes(field)) return value;
    if (field === 'month') return showMonth(value, language);
    return groupedAmount(minorUnits(value), language, group);
  };
  if (row.faults.length > 0) return <FaultList faults={row.faults} said={common} />;
  if (row.changes.length === 0) return <span className="dt-none">{common.same}</span>;
  return (
    <Changes
      isFirst
      becomes={common.becomes}
      changes={row.changes.map(({ field, after }) => ({
        field,
        name: columns[field] ?? field,
        before: null,
        after: show(field, after),
      }))}
    />
  );
}

function useColumns(place: PaySheetPlace): readonly Column<PaySheetRow>[] {
  const { say } = useWords();
  const { common } = usePaySheetWords(place);
  return [
    {
      key: 'who',
      header: common.who,
      place: 'title',
      cell: ({ row, name, number }) => (
        <span className="two-lines">
          {name ?? common.unnamed}{' '}
          <small>{[number, say(common.row, { number: row })].filter(Boolean).join(' · ')}</small>
        </span>
      ),
    },
    {
      key: 'what',
      header: common.what,
      place: 'meta',
      cell: (row) => <PaySheetRowContent place={place} row={row} />,
    },
  ];
}

interface PaySheetRowsProps {
  readonly place: PaySheetPlace;
  readonly batch: SheetBatch;
  readonly list: ListHandle;
}

/** Row by row: what is entered, or what is wrong in which cell. */
export function PaySheetRows({ place, batch, list }: PaySheetRowsProps) {
  const { common } = usePaySheetWords(place);
  const answer = useQuery(paySheetRowsQuery(place, batch, list.state));
  const columns = useColumns(place);
  const navigate = useNavigate();
  const { pageNo, limit } = list.state;
  const instead = answer.isError ? (
    <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  ) : (
    answer.data?.total === 0 && <NoMatch title={common.noRows} hint={common.noRowsHint} />
  );
  return (
    <div className="batch-rows">
      <DataTable
        caption={common.rows}
        columns={columns}
        rows={answer.data?.rows}
        total={answer.data?.total ?? 0}
        stale={answer.isPlaceholderData}
        rowId={({ row }) => String(row)}
        rowLabel={({ name }) => name ?? common.unnamed}
        view={{ pageNo, limit, sort: sortOf(list.state.sort) }}
        onView={({ pageNo: page, limit: size }) =>
          list.change({ ...(page && { pageNo: page }), ...(size && { limit: size }) })
        }
        onOpen={({ employeeId }) => {
          // whose pay was entered is opened; before that there is nothing to see there
          if (employeeId)
            void navigate({ to: '/admin/salary/$employeeId', params: { employeeId } });
        }}
        renderMenu={() => null}
        instead={instead}
      />
    </div>
  );
}

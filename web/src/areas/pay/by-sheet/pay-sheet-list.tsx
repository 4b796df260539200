import '../../../ui/sheets/sheet-pages.css';
import type { SheetBatch } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../api/load-error.tsx';
import { useListState } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { EmptyState } from '../../../ui/page/states.tsx';
import { SheetMark } from '../../../ui/sheets/sheet-mark.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { type PaySheetPlace, usePaySheetWords } from './pay-sheet-place.ts';
import { paySheetsQuery, paySheetsShape } from './pay-sheet-queries.ts';
import { usePaySheetFigures } from './use-pay-sheet-deeds.ts';

function useColumns(place: PaySheetPlace): readonly Column<SheetBatch>[] {
  const { language } = useWords();
  const { fields, states } = usePaySheetWords(place).common;
  const figures = usePaySheetFigures(place);
  return [
    { key: 'title', header: fields.title, place: 'title', cell: ({ title }) => title },
    {
      key: 'state',
      header: fields.state,
      place: 'meta',
      cell: ({ state }) => <SheetMark state={state} said={states} />,
    },
    { key: 'counts', header: fields.counts, place: 'meta', cell: figures },
    { key: 'madeBy', header: fields.madeBy, place: 'meta', cell: ({ madeBy }) => madeBy },
    {
      key: 'createdAt',
      header: fields.createdAt,
      place: 'meta',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{showMoment(createdAt, language)}</time>,
    },
  ];
}

/** What came by a sheet before, the newest first. */
export function PaySheetList({ place }: { readonly place: PaySheetPlace }) {
  const { common } = usePaySheetWords(place);
  const list = useListState(paySheetsShape);
  const { pageNo, limit } = list.state;
  const answer = useQuery(paySheetsQuery(place, { pageNo, limit }));
  const columns = useColumns(place);
  const pages = usePages(({ id }: SheetBatch) => ({
    to: `${place.path}/$id`,
    params: { id },
  }));
  const instead = answer.isError ? (
    <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  ) : (
    answer.data?.total === 0 && <EmptyState title={common.earlierEmpty} hint={common.earlierHint} />
  );
  return (
    <section className="batch-list" aria-labelledby="earlier-sheets">
      <h2 id="earlier-sheets">{common.earlier}</h2>
      <DataTable
        caption={common.earlier}
        columns={columns}
        rows={answer.data?.rows}
        total={answer.data?.total ?? 0}
        stale={answer.isPlaceholderData}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        view={{ pageNo, limit, sort: { key: '', descending: false } }}
        onView={({ pageNo: page, limit: size }) =>
          list.change({ ...(page && { pageNo: page }), ...(size && { limit: size }) })
        }
        {...pages}
        renderMenu={() => null}
        instead={instead}
      />
    </section>
  );
}

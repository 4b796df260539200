import '../../../ui/sheets/sheet-pages.css';
import '../directory/people.css';
import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { useQuery } from '@tanstack/react-query';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { usePages } from '../../../ui/list/use-pages.ts';
import { EmptyState } from '../../../ui/page/states.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { showMoment } from '../../../words/moments.ts';
import { useWords } from '../../../words/words.ts';
import { batchesQuery } from './batch-queries.ts';
import { BatchMark } from './batch-state.tsx';
import { useFigures } from './use-batch-action.ts';
import { LoadError } from '../../../api/load-error.tsx';

function useColumns(): readonly Column<Batch>[] {
  const { words, language } = useWords();
  const { fields, kinds } = words.people.batch;
  const figures = useFigures();
  return [
    {
      key: 'title',
      header: fields.title,
      place: 'title',
      cell: ({ title, kind }) => (
        <span className="two-lines">
          {title} <small>{kinds[kind]}</small>
        </span>
      ),
    },
    {
      key: 'state',
      header: fields.state,
      place: 'meta',
      cell: ({ state }) => <BatchMark state={state} />,
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

/** What was imported, changed for many or synced before, the newest first. */
export function BatchList({ list }: { readonly list: ListHandle }) {
  const { words } = useWords();
  const { batch } = words.people;
  const pages = usePages(({ id }: Batch) => ({
    to: '/admin/employee/import/$batchId',
    params: { batchId: id },
  }));
  const { pageNo, limit } = list.state;
  const answer = useQuery(batchesQuery({ pageNo, limit }));
  const columns = useColumns();
  const instead = answer.isError ? (
    <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  ) : (
    answer.data?.total === 0 && <EmptyState title={batch.earlierEmpty} hint={batch.earlierHint} />
  );
  return (
    <section className="batch-list" aria-labelledby="earlier-batches">
      <h2 id="earlier-batches">{batch.earlier}</h2>
      <DataTable
        caption={batch.earlier}
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

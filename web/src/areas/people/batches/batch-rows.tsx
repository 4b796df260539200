import '../../../ui/sheets/sheet-pages.css';
import '../directory/people.css';
import type { Batch, BatchRow } from '@muster/contract/people/batches/batch-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sortOf } from '../../../ui/list/list-state.ts';
import { SearchBox } from '../../../ui/list/filters/search-box.tsx';
import type { ListHandle } from '../../../ui/list/use-list-state.ts';
import { NoMatch } from '../../../ui/page/states.tsx';
import type { Column } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { withinSentence } from '../../../words/within.ts';
import { useWords } from '../../../words/words.ts';
import { batchRowsQuery } from './batch-queries.ts';
import { RowContent } from './mending/row-content.tsx';
import { RowDrawer } from './mending/row-drawer.tsx';
import { LoadError } from '../../../api/load-error.tsx';

const mostInList = 4;

function useColumns(): readonly Column<BatchRow>[] {
  const { words, say } = useWords();
  const { batch } = words.people;
  const about = ({ row, number, kind }: BatchRow) =>
    [number ?? (kind === 'new' && batch.newPerson), say(batch.row, { number: row })]
      .filter(Boolean)
      .join(' · ');
  return [
    {
      key: 'who',
      header: batch.who,
      place: 'title',
      cell: (row) => (
        <span className="two-lines">
          {row.name ?? batch.unnamed} <small>{about(row)}</small>
        </span>
      ),
    },
    {
      key: 'what',
      header: batch.what,
      place: 'meta',
      cell: (row) => <RowContent row={row} most={mostInList} />,
    },
  ];
}

interface BatchRowsProps {
  readonly batch: Batch;
  readonly list: ListHandle;
}

/** Row by row: before and after, or what is wrong. */
export function BatchRows({ batch, list }: BatchRowsProps) {
  const { words, say } = useWords();
  const { batch: said, employee } = words.people;
  const { one, many } = employee;
  const answer = useQuery(batchRowsQuery(batch, list.state));
  const [open, setOpen] = useState<BatchRow>();
  const columns = useColumns();
  const { pageNo, limit } = list.state;
  const instead = answer.isError ? (
    <LoadError error={answer.error} onRetry={() => void answer.refetch()} />
  ) : (
    answer.data?.total === 0 && <NoMatch title={said.noRows} hint={said.noRowsHint} />
  );
  return (
    <div className="batch-rows">
      <SearchBox
        label={say(words.list.searchIn, {
          entity: withinSentence(one),
          entities: withinSentence(many),
        })}
        value={list.state.search}
        onSearch={(search) => list.change({ search, pageNo: 1 }, { replace: true })}
      />
      <DataTable
        caption={said.rows}
        columns={columns}
        rows={answer.data?.rows}
        total={answer.data?.total ?? 0}
        stale={answer.isPlaceholderData}
        rowId={({ row }) => String(row)}
        rowLabel={({ name }) => name ?? said.unnamed}
        view={{ pageNo, limit, sort: sortOf(list.state.sort) }}
        onView={({ pageNo: page, limit: size }) =>
          list.change({ ...(page && { pageNo: page }), ...(size && { limit: size }) })
        }
        onOpen={setOpen}
        renderMenu={() => null}
        instead={instead}
      />
      <RowDrawer row={open} onClose={() => setOpen(undefined)} />
    </div>
  );
}

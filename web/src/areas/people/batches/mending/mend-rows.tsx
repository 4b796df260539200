import '../../../../ui/sheets/sheet-pages.css';
import type { Batch } from '@muster/contract/people/batches/batch-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MendForm } from '../../../../ui/sheets/mend-form.tsx';
import { useWords } from '../../../../words/words.ts';
import { batchRowsQuery } from '../batch-queries.ts';
import { MendCell } from './mend-cell.tsx';
import type { useBatchActions } from '../use-batch-actions.ts';

const perPage = 20;
const asTheSheet = { limit: perPage, sort: 'row', search: '', filters: { which: 'faulty' } };

interface MendRowsProps {
  readonly batch: Batch;
  readonly mend: ReturnType<typeof useBatchActions>['mend'];
}

/** The wrong rows of a sheet of people, a page at a time. */
export function MendRows({ batch, mend }: MendRowsProps) {
  const { words, say } = useWords();
  const said = words.people.batch;
  const [pageNo, onPage] = useState(1);
  const { data } = useQuery(batchRowsQuery(batch, { ...asTheSheet, pageNo }));
  return (
    <MendForm
      said={said.mend}
      rows={data?.rows}
      page={{ pageNo, pages: Math.ceil((data?.total ?? 0) / perPage), onPage }}
      titleOf={({ row, name, number }) => ({
        name: name ?? said.unnamed,
        about: [say(said.row, { number: row }), number].filter(Boolean).join(' · '),
      })}
      cell={MendCell}
      mend={mend}
    />
  );
}

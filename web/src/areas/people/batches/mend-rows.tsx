import '../../../ui/card.css';
import './batches.css';
import type { Batch, BatchRow } from '@muster/contract/people/batch-calls.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useState } from 'react';
import { FormGuard, useFormGuard } from '../../../ui/form/form-guard.tsx';
import { useWords } from '../../../words/words.ts';
import { rowsQuery } from './batch-queries.ts';
import { MendCell } from './mend-cell.tsx';
import type { useBatchDeeds } from './use-batch-deeds.ts';

const perPage = 20;

type Corrections = ReadonlyMap<string, { row: number; field: string; value: string | null }>;
const keyOf = (row: number, field: string) => `${row} ${field}`;

interface RowProps {
  readonly row: BatchRow;
  readonly corrections: Corrections;
  readonly onCorrected: (row: number, field: string, value: string | null) => void;
}

/** One field may be wrong for two reasons: it is still one cell. */
const cellsOf = ({ faults }: BatchRow) =>
  faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);

function Row({ row, corrections, onCorrected }: RowProps) {
  const { words, say } = useWords();
  const { batch } = words.people;
  const number = say(batch.row, { number: row.row });
  return (
    <li>
      <span className="two-lines">
        {row.name ?? batch.unnamed}{' '}
        <small>{[number, row.number].filter(Boolean).join(' · ')}</small>
      </span>
      <div className="batch-mend-cells">
        {cellsOf(row).map((fault) => (
          <MendCell
            key={fault.field}
            fault={fault}
            name={say(batch.mend.cell, { column: fault.column, number: row.row })}
            given={corrections.get(keyOf(row.row, fault.field))?.value}
            onGiven={(value) => onCorrected(row.row, fault.field, value)}
          />
        ))}
      </div>
    </li>
  );
}

interface MendRowsProps {
  readonly batch: Batch;
  readonly mend: ReturnType<typeof useBatchDeeds>['mend'];
}

function useCorrections({ mend }: Pick<MendRowsProps, 'mend'>) {
  const guard = useFormGuard();
  const [corrections, setCorrections] = useState<Corrections>(new Map());
  useEffect(() => guard.watch(() => corrections.size > 0));
  return {
    corrections,
    onCorrected: (row: number, field: string, value: string | null) =>
      setCorrections((now) => new Map(now).set(keyOf(row, field), { row, field, value })),
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (corrections.size === 0) return;
      guard.setFree();
      void mend.start({ cells: [...corrections.values()] });
    },
  };
}

function Pages({
  pageNo,
  pages,
  onPage,
}: {
  pageNo: number;
  pages: number;
  onPage: (to: number) => void;
}) {
  const { mend } = useWords().words.people.batch;
  if (pages < 2) return null;
  return (
    <>
      <Button size="xs" variant="default" disabled={pageNo <= 1} onClick={() => onPage(pageNo - 1)}>
        {mend.earlier}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={pageNo >= pages}
        onClick={() => onPage(pageNo + 1)}
      >
        {mend.later}
      </Button>
    </>
  );
}

const asTheSheet = { limit: perPage, sort: 'row', search: '', filters: { which: 'faulty' } };

function Form({ batch, mend }: MendRowsProps) {
  const { words, say } = useWords();
  const said = words.people.batch.mend;
  const [pageNo, setPageNo] = useState(1);
  const { corrections, onCorrected, submit } = useCorrections({ mend });
  const asked = { ...asTheSheet, pageNo };
  const { data } = useQuery(rowsQuery(batch, asked));
  return (
    <form className="card batch-mend" aria-label={said.title} onSubmit={submit}>
      <h2>{said.title}</h2>
      <p>{said.hint}</p>
      <ul>
        {data?.rows.map((row) => (
          <Row key={row.row} row={row} corrections={corrections} onCorrected={onCorrected} />
        ))}
      </ul>
      <footer>
        <Button type="submit" loading={mend.isBusy} disabled={corrections.size === 0}>
          {corrections.size > 0 ? say(said.submit, { count: corrections.size }) : said.nothing}
        </Button>
        <Pages pageNo={pageNo} pages={Math.ceil((data?.total ?? 0) / perPage)} onPage={setPageNo} />
      </footer>
    </form>
  );
}

const stay = () => {};

/** Wrong cells as inputs, row after row; all that was corrected is checked at once. */
export const MendRows = (props: MendRowsProps) => (
  <FormGuard onLeave={stay}>
    <Form {...props} />
  </FormGuard>
);

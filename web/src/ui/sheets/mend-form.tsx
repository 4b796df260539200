import '../page/card.css';
import './sheets.css';
import type { Sentence } from '@muster/contract/kernel/words/sentence.ts';
import type { SheetRow } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { Button } from '@mantine/core';
import { type ReactNode, type SubmitEvent, useEffect, useState } from 'react';
import { FormGuard, useFormGuard } from '../form/guards/form-guard.tsx';
import { useWords } from '../../words/words.ts';

interface Correction {
  readonly row: number;
  readonly field: string;
  readonly value: string | null;
}
type Corrections = ReadonlyMap<string, Correction>;
const keyOf = (row: number, field: string) => `${row} ${field}`;

/** What an input of a wrong cell is handed. */
export interface MendCellProps {
  readonly fault: SheetRow['faults'][number];
  /** the column and the row, for those who hear the page */
  readonly name: string;
  /** what was given here already; none: what the sheet says */
  readonly given: string | null | undefined;
  readonly onGiven: (value: string | null) => void;
}

interface MendFormProps<Row extends SheetRow> {
  readonly said: {
    readonly title: string;
    readonly hint: string;
    readonly submit: Sentence;
    readonly nothing: string;
    readonly cell: string;
    readonly earlier: string;
    readonly later: string;
  };
  readonly rows: readonly Row[] | undefined;
  readonly page: {
    readonly pageNo: number;
    readonly pages: number;
    readonly onPage: (to: number) => void;
  };
  /** what a row is called, and where it stands */
  readonly titleOf: (row: Row) => { readonly name: string; readonly about: string };
  readonly cell: (props: MendCellProps) => ReactNode;
  readonly mend: {
    readonly isBusy: boolean;
    readonly start: (given: { cells: Correction[] }) => unknown;
  };
}

/** One field may be wrong for two reasons: it is still one cell. */
const cellsOf = ({ faults }: SheetRow) =>
  faults.filter(({ field }, at) => faults.findIndex((one) => one.field === field) === at);

type RowProps<Row extends SheetRow> = Pick<MendFormProps<Row>, 'said' | 'titleOf' | 'cell'> & {
  readonly row: Row;
  readonly corrections: Corrections;
  readonly onCorrected: (row: number, field: string, value: string | null) => void;
};

function MendRow<Row extends SheetRow>(props: RowProps<Row>) {
  const { row, corrections, onCorrected, said, titleOf, cell: Cell } = props;
  const { say } = useWords();
  const { name, about } = titleOf(row);
  return (
    <li>
      <span className="two-lines">
        {name} <small>{about}</small>
      </span>
      <div className="batch-mend-cells">
        {cellsOf(row).map((fault) => (
          <Cell
            key={fault.field}
            fault={fault}
            name={say(said.cell, { column: fault.column, number: row.row })}
            given={corrections.get(keyOf(row.row, fault.field))?.value}
            onGiven={(value) => onCorrected(row.row, fault.field, value)}
          />
        ))}
      </div>
    </li>
  );
}

function useCorrections(mend: MendFormProps<SheetRow>['mend']) {
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

function Pages({ page, said }: Pick<MendFormProps<SheetRow>, 'page' | 'said'>) {
  const { pageNo, pages, onPage } = page;
  if (pages < 2) return null;
  return (
    <>
      <Button size="xs" variant="default" disabled={pageNo <= 1} onClick={() => onPage(pageNo - 1)}>
        {said.earlier}
      </Button>
      <Button
        size="xs"
        variant="default"
        disabled={pageNo >= pages}
        onClick={() => onPage(pageNo + 1)}
      >
        {said.later}
      </Button>
    </>
  );
}

function Form<Row extends SheetRow>({ said, rows, page, titleOf, cell, mend }: MendFormProps<Row>) {
  const { say } = useWords();
  const { corrections, onCorrected, submit } = useCorrections(mend);
  return (
    <form className="card sheet-card batch-mend" aria-label={said.title} onSubmit={submit}>
      <h2>{said.title}</h2>
      <p>{said.hint}</p>
      <ul>
        {rows?.map((row) => (
          <MendRow key={row.row} {...{ row, corrections, onCorrected, said, titleOf, cell }} />
        ))}
      </ul>
      <footer>
        <Button type="submit" loading={mend.isBusy} disabled={corrections.size === 0}>
          {corrections.size > 0 ? say(said.submit, { count: corrections.size }) : said.nothing}
        </Button>
        <Pages page={page} said={said} />
      </footer>
    </form>
  );
}

const stay = () => {};

/** Wrong cells as inputs, row after row; all that was corrected is checked at once. */
export const MendForm = <Row extends SheetRow>(props: MendFormProps<Row>) => (
  <FormGuard onLeave={stay}>
    <Form {...props} />
  </FormGuard>
);

import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { tooManyRows } from '@muster/contract/leave/refusals.ts';
import { mostRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import type { Cell } from '../../../platform/sheets/sheet.ts';

/** Kept in thousandths of a day. */
export const daysCell = (amount: number | null): Cell =>
  amount === null ? null : { kind: 'number', value: amount / 1000 };

/** One more than a file may have is asked for, to know. */
export const wholeList = { limit: mostRows + 1, pageNo: 1 };

/** A column under its heading, with what it says of a row. */
export type Columns<R> = readonly (readonly [heading: string, cell: (row: R) => Cell])[];

export function sheetOf<R>(
  columns: Columns<R>,
  rows: readonly R[],
  format: 'csv' | 'xlsx' | undefined,
): Promise<SentFile> {
  if (rows.length > mostRows) throw new Refusal(tooManyRows, { most: String(mostRows) });
  const header = columns.map(([heading]) => heading);
  return sentSheet(
    { header, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) },
    format,
  );
}

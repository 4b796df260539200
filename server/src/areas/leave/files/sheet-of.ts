import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { tooManyLeaveRows } from '@muster/contract/leave/refusals.ts';
import { mostSheetRows, sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';

/** Kept in thousandths of a day. */
export const daysCell = (amount: number | null): SheetCell =>
  amount === null ? null : { kind: 'number', value: amount / 1000 };

/** One more than a file may have is asked for, to know. */
export const wholeList = { limit: mostSheetRows + 1, pageNo: 1 };

/** A column under its heading, with what it says of a row. */
export type Columns<R> = readonly (readonly [heading: string, cell: (row: R) => SheetCell])[];

export function sheetOf<R>(
  columns: Columns<R>,
  rows: readonly R[],
  format: 'csv' | 'xlsx' | undefined,
): Promise<SentFile> {
  if (rows.length > mostSheetRows)
    throw new Refusal(tooManyLeaveRows, { most: String(mostSheetRows) });
  const header = columns.map(([heading]) => heading);
  return sentSheet(
    { header, rows: rows.map((row) => columns.map(([, cell]) => cell(row))) },
    format,
  );
}

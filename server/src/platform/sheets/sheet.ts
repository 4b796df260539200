import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { stringify } from 'csv-stringify/sync';

/** What a cell can hold; money in minor units, dates as dates. */
export type SheetCell =
  | { readonly kind: 'text'; readonly value: string }
  /** a text that must stand there to the letter: whoever makes it refuses what a spreadsheet would run */
  | { readonly kind: 'exact'; readonly value: string }
  | { readonly kind: 'money'; readonly value: bigint }
  | { readonly kind: 'date'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | null;

export const textCell = (value: string | null | undefined): SheetCell =>
  value ? { kind: 'text', value } : null;
export const dateCell = (value: string): SheetCell => ({ kind: 'date', value });

export interface Sheet {
  /** none: no row of headings */
  readonly header: readonly string[];
  readonly rows: readonly (readonly SheetCell[])[];
}

/** What a spreadsheet would run; a number with a sign before it is only a number. */
export const isFormula = (text: string): boolean => /^(?:[=@\t\r\n]|[+-](?!\d+$))/.test(text);

/** A text that a spreadsheet would run is made plain text; a negative amount stays a number. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);

function plain(cell: SheetCell): string {
  if (cell === null) return '';
  if (cell.kind === 'money') return decimalText(cell.value);
  if (cell.kind === 'number') return String(cell.value);
  return cell.kind === 'text' ? harmless(cell.value) : cell.value;
}

export const csvOf = ({ header, rows }: Sheet): string =>
  stringify(
    [...(header.length > 0 ? [header.map(harmless)] : []), ...rows.map((row) => row.map(plain))],
    { bom: true },
  );

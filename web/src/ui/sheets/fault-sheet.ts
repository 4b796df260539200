import type { SheetRow } from '@muster/contract/kernel/sheets/sheet-batch.ts';

type Faulty = Pick<SheetRow, 'row' | 'name' | 'faults'> & { readonly number: string | null };

interface Names {
  readonly row: string;
  readonly number: string;
  readonly name: string;
  readonly column: string;
  readonly value: string;
  readonly why: string;
}

/** One line a wrong cell, under the names of the columns. */
export const faultLines = (rows: readonly Faulty[], names: Names): string[][] => [
  [names.row, names.number, names.name, names.column, names.value, names.why],
  ...rows.flatMap(({ row, number, name, faults }) =>
    faults.map(({ column, value, message }) => [
      String(row),
      number ?? '',
      name ?? '',
      column,
      value ?? '',
      message,
    ]),
  ),
];

/** A text that a spreadsheet would run is made plain text. */
const harmless = (text: string): string => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text);
const quoted = (text: string): string =>
  /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The mark at the start tells spreadsheets that it is UTF-8. */
export const csvText = (lines: readonly (readonly string[])[]): string =>
  `\uFEFF${lines.map((line) => line.map((cell) => quoted(harmless(cell))).join(',')).join('\r\n')}\r\n`;

/** To be pasted into a sheet: cells apart by tabs, no breaks inside. */
export const pasteText = (lines: readonly (readonly string[])[]): string =>
  lines
    .map((line) => line.map((cell) => harmless(cell.replace(/\s+/g, ' '))).join('\t'))
    .join('\n');

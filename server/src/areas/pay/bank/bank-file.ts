import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { doesNotFit, isNoNumber } from '@muster/contract/pay/bank/bank-refusals.ts';
import type { BankBatch, BatchLine } from '@muster/contract/pay/bank/batch-calls.ts';
import type { BankTemplate } from '@muster/contract/pay/bank/template-calls.ts';
import {
  type ColumnField,
  type TemplateColumn,
  uncutFields,
} from '@muster/contract/pay/bank/template-column.ts';
import { sentSheet } from '../../../platform/sheets/sent-sheet.ts';
import { dateCell, isFormula, type SheetCell, textCell } from '../../../platform/sheets/sheet.ts';

export type FileBatch = Pick<BankBatch, 'month' | 'payOn' | 'payer' | 'currency'>;

interface FileRow {
  readonly line: BatchLine;
  /** from one on */
  readonly serial: number;
  readonly batch: FileBatch;
}

const amountCell = (amount: bigint, { amounts }: Pick<BankTemplate, 'amounts'>): SheetCell =>
  amounts === '123450'
    ? { kind: 'number', value: Number(amount) }
    : { kind: 'money', value: amount };

type CellOf = (row: FileRow, column: TemplateColumn, template: BankTemplate) => SheetCell;
const ofAccount =
  (field: 'bank' | 'branch' | 'accountName'): CellOf =>
  ({ line }) =>
    textCell(line[field]);

/** Numbers of accounts are text to the letter: one more sign, or a zero less, is another account. */
function numberCell(value: string | null | undefined, name: string): SheetCell {
  if (!value) return null;
  if (isFormula(value)) throw new Refusal(isNoNumber, { value, name });
  return { kind: 'exact', value };
}

/** What a column tells of a row. */
const cells: Readonly<Record<ColumnField, CellOf>> = {
  serial: ({ serial }) => ({ kind: 'number', value: serial }),
  employeeNumber: ({ line }) => textCell(line.employee.number),
  employeeName: ({ line }) => textCell(line.employee.name),
  accountName: ofAccount('accountName'),
  accountNumber: ({ line }) => numberCell(line.accountNumber, line.employee.name),
  bank: ofAccount('bank'),
  branch: ofAccount('branch'),
  routingNumber: ({ line }) => numberCell(line.routingNumber, line.employee.name),
  amount: ({ line }, _column, template) => amountCell(line.amount, template),
  currency: ({ batch }) => textCell(batch.currency),
  month: ({ batch }) => textCell(batch.month),
  payOn: ({ batch }) => dateCell(batch.payOn),
  payingAccount: ({ batch }) => numberCell(batch.payer?.accountNumber, batch.payer?.name ?? ''),
  text: (_row, { text }) => textCell(text),
};

const cellOf = (column: TemplateColumn, row: FileRow, template: BankTemplate): SheetCell =>
  cells[column.field](row, column, template);

function plainText(cell: SheetCell): string {
  if (cell === null) return '';
  return cell.kind === 'money' ? decimalText(cell.value) : String(cell.value);
}

/** Exactly as wide as the column: a name is cut, an account or an amount never. */
function padded(column: TemplateColumn, value: string, name: string): string {
  const width = column.width ?? 0;
  // a line break would begin another payment
  const letters = Array.from(value.replaceAll(/[\r\n\t]/g, ' '));
  if (letters.length > width && uncutFields.includes(column.field))
    throw new Refusal(doesNotFit, { value, name, width: String(width) });
  const shown = letters.slice(0, width);
  const rest = (column.fill || ' ').repeat(width - shown.length);
  return column.align === 'Right' ? rest + shown.join('') : shown.join('') + rest;
}

function fixedWidth(template: BankTemplate, rows: readonly FileRow[]): SentFile {
  const { columns, hasHeadings } = template;
  const heading = columns.map((column) =>
    padded({ ...column, field: 'text', align: 'Left', fill: '' }, column.heading, ''),
  );
  const lines = rows.map((row) =>
    columns
      .map((column) =>
        padded(column, plainText(cellOf(column, row, template)), row.line.employee.name),
      )
      .join(''),
  );
  const all = hasHeadings ? [heading.join(''), ...lines] : lines;
  return {
    type: 'text/plain; charset=utf-8',
    content: all.map((line) => `${line}\r\n`).join(''),
    rows: rows.length,
  };
}

/** The lines of a batch as a bank wants them. */
export async function bankFile(
  template: BankTemplate,
  batch: FileBatch,
  lines: readonly BatchLine[],
): Promise<SentFile> {
  const rows = lines.map((line, at) => ({ line, serial: at + 1, batch }));
  const { kind, columns, hasHeadings } = template;
  if (kind === 'Fixed width') return fixedWidth(template, rows);
  const sheet = {
    header: hasHeadings ? columns.map(({ heading }) => heading) : [],
    rows: rows.map((row) => columns.map((column) => cellOf(column, row, template))),
  };
  return sentSheet(sheet, kind === 'XLSX' ? 'xlsx' : 'csv');
}

import { groupedAmount } from '@muster/contract/kernel/money/amount-text.ts';
import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { BankBatch, BatchLine } from '@muster/contract/pay/bank/batch-calls.ts';
import type { LetterText } from '@muster/contract/pay/bank/letter-text.ts';
import { left, type PagePen, width } from '../../pdf/page-pen.ts';

export interface PaidBatch extends BankBatch {
  readonly lines: readonly BatchLine[];
}

/** A text, and a quieter one below it. */
interface Cell {
  readonly text: string;
  readonly below?: string;
}
interface Column {
  readonly label: string;
  readonly width: number;
  readonly isNumber?: boolean;
  readonly cell: (line: BatchLine, at: number) => Cell;
}

const inset = 5;
const headHeight = 18;
/** A hand signs in it. */
const rowHeight = 27;
const numberWidth = 34;
const amountWidth = 92;
const signatureWidth = 150;

const together = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' · ');

function columnsOf(batch: PaidBatch, { said }: LetterText, language: Language): Column[] {
  const isCash = batch.method === 'Cash';
  const rest = width - numberWidth - amountWidth;
  const person: Column = {
    label: said.employee,
    width: isCash ? rest - signatureWidth : rest / 2,
    cell: ({ employee, designation }) => ({
      text: employee.name,
      below: together([employee.number, designation]),
    }),
  };
  const account: Column = {
    label: said.account,
    width: rest / 2,
    cell: ({ accountNumber, accountName, bank, branch, routingNumber }) => ({
      text: accountNumber ?? '',
      below: together([accountName, bank, branch, routingNumber]),
    }),
  };
  const signature: Column = {
    label: said.signature,
    width: signatureWidth,
    cell: () => ({ text: '' }),
  };
  const amount: Column = {
    label: said.amount,
    width: amountWidth,
    isNumber: true,
    cell: (line) => ({ text: groupedAmount(line.amount, language, batch.currency) }),
  };
  const number: Column = {
    label: said.serial,
    width: numberWidth,
    cell: (_line, at) => ({ text: render('{number}', { number: at + 1 }, language) }),
  };
  return isCash ? [number, person, amount, signature] : [number, person, account, amount];
}

interface Drawn {
  readonly cells: readonly Cell[];
  readonly isBold?: boolean;
}

function drawCells(pen: PagePen, columns: readonly Column[], { cells, isBold }: Drawn): void {
  let x = left;
  for (const [at, column] of columns.entries()) {
    const { text = '', below = '' } = cells[at] ?? {};
    const room = {
      x: x + inset,
      width: column.width - 2 * inset,
      isRight: column.isNumber ?? false,
    };
    if (text) pen.text({ ...room, text, baseline: pen.y + 12, size: 9, isBold: isBold ?? false });
    if (below) pen.text({ ...room, text: below, baseline: pen.y + 22, size: 7, ink: 'quiet' });
    x += column.width;
  }
}

function drawHead(pen: PagePen, columns: readonly Column[]): void {
  pen.box({ x: left, y: pen.y, width, height: headHeight, fill: 'band' });
  drawCells(pen, columns, { cells: columns.map(({ label }) => ({ text: label })), isBold: true });
  pen.y += headHeight;
}

function drawRow(pen: PagePen, columns: readonly Column[], drawn: Drawn): void {
  drawCells(pen, columns, drawn);
  pen.y += rowHeight;
  pen.box({ x: left, y: pen.y - 0.4, width, height: 0.4, fill: 'line' });
}

/** Who gets how much, with the head of the table on each page and the sum at its end. */
export function drawPayList(
  pen: PagePen,
  batch: PaidBatch,
  text: LetterText,
  language: Language,
): void {
  const columns = columnsOf(batch, text, language);
  pen.need(headHeight + rowHeight);
  drawHead(pen, columns);
  const row = (drawn: Drawn): void => {
    if (pen.need(rowHeight)) drawHead(pen, columns);
    drawRow(pen, columns, drawn);
  };
  for (const [at, line] of batch.lines.entries())
    row({ cells: columns.map(({ cell }) => cell(line, at)) });
  const sum = groupedAmount(batch.net, language, batch.currency);
  const total = columns.map(({ isNumber }, at) => ({
    text: isNumber ? sum : at === 1 ? text.said.total : '',
  }));
  row({ cells: total, isBold: true });
}

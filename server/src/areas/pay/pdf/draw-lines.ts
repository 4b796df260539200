import { showMonth } from '@muster/contract/pay/payslip/paid-for-text.ts';
import type { Ink } from '../../../platform/documents/pdf/look.ts';
import type { PrintedLine } from './find-prints.ts';
import { left, type PagePen, width } from './page-pen.ts';
import { onOneLine, type PayslipVoice, type BilingualText } from './payslip-voice.ts';

const gap = 22;
const columnWidth = (width - gap) / 2;
const columns = [left, left + columnWidth + gap] as const;
const amountWidth = 78;
const inset = 6;
const headHeight = 18;

/** The pieces of the bar are told apart by these, and the lines they stand for have the same mark. */
const tones: readonly Ink[] = ['amber', 'blue', 'plum', 'stone'];
export const toneAt = (at: number): Ink => tones[at % tones.length] ?? 'stone';

export interface LineColumn {
  readonly title: BilingualText;
  readonly lines: readonly PrintedLine[];
  readonly total?: { readonly label: BilingualText; readonly amount: bigint };
  /** each line has the colour of its piece of the bar */
  readonly isToned?: boolean;
}

interface Row {
  readonly said: BilingualText;
  readonly amount: string;
  readonly isSum: boolean;
  readonly tone?: Ink;
}

function rowsOf({ lines, total, isToned }: LineColumn, voice: PayslipVoice): Row[] {
  let taken = 0;
  const rows = lines.map(({ name, localName, forMonth, amount }): Row => {
    const said = voice.say((_words, language) => {
      const called = (language === 'bn' && localName) || name;
      return forMonth === null ? called : `${called} (${showMonth(forMonth, language)})`;
    });
    const row = { said, amount: voice.grouped(amount), isSum: false };
    if (!isToned || amount <= 0n) return row;
    taken += 1;
    return { ...row, tone: toneAt(taken - 1) };
  });
  if (!total) return rows;
  return [...rows, { said: total.label, amount: voice.grouped(total.amount), isSum: true }];
}

function drawHead(pen: PagePen, sides: readonly LineColumn[], voice: PayslipVoice): void {
  const { y } = pen;
  const said = { size: 8, isBold: true, baseline: y + 12 } as const;
  for (const [at, { title }] of sides.entries()) {
    const x = columns[at] ?? left;
    pen.box({ x, y, width: columnWidth, height: headHeight, fill: 'band', radius: 3 });
    pen.text({ ...said, text: onOneLine(title), x: x + inset, width: columnWidth - 70 });
    pen.text({
      ...said,
      text: voice.amounts,
      x: x + columnWidth - inset - 60,
      width: 60,
      isRight: true,
      isBold: false,
      ink: 'quiet',
    });
  }
  pen.y += headHeight + 2;
}

function drawRow(pen: PagePen, row: Row, x: number, height: number): void {
  const { said, amount, isSum, tone } = row;
  const { y } = pen;
  const line = { x, width: columnWidth, fill: 'line' } as const;
  if (isSum) pen.box({ ...line, y: y - 0.4, height: 0.9, fill: 'quiet' });
  else pen.box({ ...line, y: y + height - 0.4, height: 0.4 });
  if (tone) pen.box({ x: x + inset, y: y + 6, width: 5, height: 5, fill: tone });
  const from = x + inset + (tone ? 10 : 0);
  const room = columnWidth - inset * 2 - amountWidth - (tone ? 10 : 0);
  const text = { baseline: y + 11.5, size: 8.5, isBold: isSum };
  pen.text({ ...text, text: said.main, x: from, width: room });
  if (said.beside !== undefined)
    pen.text({
      text: said.beside,
      x: from,
      width: room,
      baseline: y + 21.5,
      size: 7.5,
      ink: 'quiet',
    });
  const end = x + columnWidth - inset - amountWidth;
  pen.text({ ...text, text: amount, x: end, width: amountWidth, isRight: true });
}

/** Two lists of lines beside each other, with their sums; what does not fit goes on on the next page. */
export function drawLines(pen: PagePen, sides: readonly LineColumn[], voice: PayslipVoice): void {
  const rows = sides.map((side) => rowsOf(side, voice));
  const height = voice.isBoth ? 26.5 : 17;
  const sums = rows.map((all) => all.filter(({ isSum }) => isSum));
  const lines = rows.map((all) => all.filter(({ isSum }) => !isSum));
  const most = Math.max(...lines.map((all) => all.length));
  pen.need(headHeight + 2 + height);
  drawHead(pen, sides, voice);
  /** Sums stand beside each other, below the longer list. */
  const steps = Array.from({ length: most }, (_, at) => lines.map((all) => all[at]));
  if (sums.some((all) => all.length > 0)) steps.push(sums.map(([sum]) => sum));
  for (const step of steps) {
    if (pen.need(height)) drawHead(pen, sides, voice);
    for (const [at, row] of step.entries()) if (row) drawRow(pen, row, columns[at] ?? left, height);
    pen.y += height;
  }
}

import { showDay } from '@muster/contract/kernel/dates/day-text.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { showMonth } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { left, type PagePen, width } from '../../pdf/page-pen.ts';
import { onOneLine } from '../../pdf/payslip-voice.ts';
import type { CertificateVoice } from './certificate-voice.ts';
import type { CertifiedMonth, TaxCertificate } from './find-certificates.ts';

const inset = 6;
const headHeight = 19;
const rowHeight = 17;
const lineHeight = 11;
const monthWidth = 150;
const amountWidth = 92;
const challanWidth = width - monthWidth - 2 * amountWidth;

interface Cells {
  readonly name: string;
  readonly taxable: string;
  readonly tax: string;
  /** below each other */
  readonly notes: readonly string[];
}
interface Look {
  readonly isBold?: boolean;
  readonly isQuiet?: boolean;
}

/** Answers how high it is. */
function drawCells(pen: PagePen, cells: Cells, { isBold = false, isQuiet = false }: Look): number {
  const { y } = pen;
  const text = { baseline: y + 11.5, size: 8.5, isBold, ...(isQuiet && { ink: 'quiet' as const }) };
  pen.text({ ...text, text: cells.name, x: left + inset, width: monthWidth - inset });
  const amounts = [cells.taxable, cells.tax];
  for (const [at, amount] of amounts.entries()) {
    const x = left + monthWidth + at * amountWidth;
    pen.text({ ...text, text: amount, x, width: amountWidth - inset, isRight: true });
  }
  const x = left + monthWidth + 2 * amountWidth + 2 * inset;
  for (const [at, note] of cells.notes.entries())
    pen.text({
      ...text,
      text: note,
      x,
      width: challanWidth - 3 * inset,
      baseline: text.baseline + at * lineHeight,
    });
  return rowHeight + Math.max(0, cells.notes.length - 1) * lineHeight;
}

/** Of both languages the second stands below the first. */
function drawHead(pen: PagePen, { say, sign, isBoth }: CertificateVoice): void {
  const height = isBoth ? headHeight + lineHeight : headHeight;
  pen.box({ x: left, y: pen.y, width, height, fill: 'band', radius: 3 });
  const [name, taxable, tax, challans] = (['month', 'taxable', 'tax', 'challans'] as const).map(
    (column) => say((words) => words[column]),
  );
  const cells = (of: 'main' | 'beside', unit: string): Cells => ({
    name: name?.[of] ?? '',
    taxable: `${taxable?.[of] ?? ''}${unit}`,
    tax: `${tax?.[of] ?? ''}${unit}`,
    notes: [challans?.[of] ?? ''],
  });
  drawCells(pen, cells('main', `, ${sign}`), { isBold: true });
  pen.y += lineHeight;
  if (isBoth) drawCells(pen, cells('beside', ''), { isQuiet: true });
  pen.y += height - lineHeight;
}

/** The challans of the month, and that some of its tax is not deposited. */
function notesOf({ tax, deposit }: CertifiedMonth, { language, say }: CertificateVoice): string[] {
  if (tax === 0n) return [onOneLine(say((words) => words.noTax))];
  const challans = (deposit?.challans ?? []).map(
    ({ number, day }) =>
      say((words) => render(words.challan, { number, date: showDay(day, language) }, language))
        .main,
  );
  const isDeposited = deposit !== undefined && deposit.left <= 0n;
  return isDeposited ? challans : [...challans, onOneLine(say((words) => words.notDeposited))];
}

/** What was paid and deducted by month, what was before, and both together. */
export function drawMonths(
  pen: PagePen,
  { months, before }: TaxCertificate,
  total: { readonly taxable: bigint; readonly tax: bigint },
  voice: CertificateVoice,
): void {
  const { say, grouped } = voice;
  pen.need(headHeight + lineHeight + rowHeight);
  drawHead(pen, voice);
  const row = (cells: Cells, look: Look = {}): void => {
    const height = rowHeight + Math.max(0, cells.notes.length - 1) * lineHeight;
    if (pen.need(height)) drawHead(pen, voice);
    pen.y += drawCells(pen, cells, look);
    pen.box({ x: left, y: pen.y - 0.4, width, height: 0.4, fill: 'line' });
  };
  if (before.taxable !== 0n || before.tax !== 0n)
    row({
      name: onOneLine(say((words) => words.before)),
      taxable: grouped(before.taxable),
      tax: grouped(before.tax),
      notes: [onOneLine(say((words) => words.beforeHint))],
    });
  for (const month of months)
    row({
      name: onOneLine(say((_words, language) => showMonth(month.month, language))),
      taxable: grouped(month.taxable),
      tax: grouped(month.tax),
      notes: notesOf(month, voice),
    });
  row(
    {
      name: onOneLine(say((words) => words.total)),
      taxable: grouped(total.taxable),
      tax: grouped(total.tax),
      notes: [],
    },
    { isBold: true },
  );
}

import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { PrintedLine, PrintedSheet } from './find-prints.ts';
import { toneAt } from './draw-lines.ts';
import { left, type PagePen, width } from './page-pen.ts';
import { onOneLine, type PayslipVoice, type BilingualText } from './payslip-voice.ts';

const height = 68;
const inset = 14;
const bar = { y: 52, height: 6 } as const;

/** What became of the earnings, in one bar: the net pay, and each deduction after it. */
function drawBar(pen: PagePen, { net, earnings }: PrintedSheet, taken: readonly bigint[]): void {
  if (earnings <= 0n) return;
  const room = width - 2 * inset;
  const share = (part: bigint) => (Number(part) / Number(earnings)) * room;
  let x = left + inset;
  for (const [at, part] of [net, ...taken].entries()) {
    const wide = share(part);
    const fill = at === 0 ? 'accent' : toneAt(at - 1);
    if (wide > 0.5) pen.box({ x, y: pen.y + bar.y, width: wide - 0.5, height: bar.height, fill });
    x += wide;
  }
}

/** Net first and large. */
export function drawNet(
  pen: PagePen,
  sheet: PrintedSheet,
  lines: readonly PrintedLine[],
  voice: PayslipVoice,
): void {
  const { y } = pen;
  pen.box({ x: left, y, width, height, fill: 'accentBand', radius: 6 });
  const x = left + inset;
  const label = voice.say((words, language) =>
    render(words.net, { month: showPaidFor(sheet, language) }, language),
  );
  pen.text({ text: onOneLine(label), x, width: 270, baseline: y + 17, size: 8.5, ink: 'quiet' });
  const net = { text: voice.amount(sheet.net), x, width: 240, baseline: y + 40 };
  pen.text({ ...net, size: 21, isBold: true, ink: 'accent' });
  const sum = (said: BilingualText, amount: bigint, baseline: number) => {
    const end = left + width - inset - 90;
    const line = { baseline, size: 8.5, isRight: true } as const;
    pen.text({ ...line, text: onOneLine(said), x: end - 150, width: 145, ink: 'quiet' });
    pen.text({ ...line, text: voice.amount(amount), x: end, width: 90, isBold: true });
  };
  const [earned, taken] = [
    voice.say((words) => words.allEarnings),
    voice.say((words) => words.allDeductions),
  ];
  sum(earned, sheet.earnings, y + 21);
  sum(taken, sheet.deductions, y + 38);
  const deductions = lines.filter(({ kind, amount }) => kind === 'Deduction' && amount > 0n);
  drawBar(
    pen,
    sheet,
    deductions.map(({ amount }) => amount),
  );
  pen.y += height + 14;
}

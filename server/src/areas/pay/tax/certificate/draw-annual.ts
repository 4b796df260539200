import { render } from '@muster/contract/kernel/words/sentence.ts';
import { showMonth } from '@muster/contract/pay/payslip/paid-for-text.ts';
import type { TaxSteps } from '@muster/contract/pay/tax/tax-steps.ts';
import { left, type PagePen, width } from '../../pdf/page-pen.ts';
import { type BilingualText, onOneLine } from '../../pdf/payslip-voice.ts';
import type { CertificateVoice } from './certificate-voice.ts';
import type { TaxCertificate } from './find-certificates.ts';

const inset = 6;
const rowHeight = 15;
const amountWidth = 92;

interface AnnualLine {
  readonly said: BilingualText;
  readonly amount: bigint;
  readonly isResult?: boolean;
}

/** In brief, so that it adds up: what is between bands and tax besides the rebate stands in one line. */
function linesOf(steps: TaxSteps, { say }: CertificateVoice): AnnualLine[] {
  const { salary, exempt, taxable, byBands, rebate, annual } = steps;
  const other = annual - byBands + rebate;
  return [
    { said: say((words) => words.salary), amount: salary },
    { said: say((words) => words.exempt), amount: -exempt },
    { said: say((words) => words.taxableIncome), amount: taxable, isResult: true },
    { said: say((words) => words.byBands), amount: byBands },
    ...(rebate === 0n ? [] : [{ said: say((words) => words.rebate), amount: -rebate }]),
    ...(other === 0n ? [] : [{ said: say((words) => words.other), amount: other }]),
    { said: say((words) => words.yearTax), amount: annual, isResult: true },
  ];
}

/** The tax of the whole year, where it was calculated. */
export function drawAnnual(
  pen: PagePen,
  { annual: { steps, stepsOf } }: TaxCertificate,
  voice: CertificateVoice,
): void {
  if (!steps || !stepsOf) return;
  const lines = linesOf(steps, voice);
  pen.need(24 + lines.length * rowHeight);
  const title = voice.say((words, language) =>
    render(words.annual, { month: showMonth(stepsOf.month, language) }, language),
  );
  const room = { x: left + inset, width: width - 2 * inset };
  pen.text({ ...room, text: onOneLine(title), baseline: pen.y + 11, size: 8.5, isBold: true });
  pen.y += 18;
  for (const { said, amount, isResult = false } of lines) {
    const text = { baseline: pen.y + 10, size: 8.5, isBold: isResult };
    pen.text({ ...text, ...room, width: width - amountWidth - 2 * inset, text: onOneLine(said) });
    const x = left + width - inset - amountWidth;
    pen.text({ ...text, text: voice.grouped(amount), x, width: amountWidth, isRight: true });
    pen.y += rowHeight;
    pen.box({ x: left, y: pen.y - 0.6, width, height: 0.4, fill: isResult ? 'quiet' : 'line' });
  }
}

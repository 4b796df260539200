import { showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import type { PayslipLanguage } from '@muster/contract/pay/pdf/pdf-calls.ts';
import type { DocumentSection } from '../../../platform/documents/document.ts';
import { drawFacts } from './draw-facts.ts';
import { drawLines } from './draw-lines.ts';
import { drawNet } from './draw-net.ts';
import type { PrintedLine, PrintedSheet } from './find-prints.ts';
import { left, PagePen, width } from './page-pen.ts';
import {
  type BilingualText,
  type PayslipVoice,
  payslipVoice,
  type PayslipWords,
} from './payslip-voice.ts';

export interface PayslipPrint {
  readonly languages: PayslipLanguage;
  /** where it was paid */
  readonly zone: string;
  /** in which it was paid */
  readonly currency: string;
  readonly sheet: PrintedSheet;
  readonly lines: readonly PrintedLine[];
}

const stateWidth = 120;

function drawHead(
  pen: PagePen,
  sheet: PrintedSheet,
  title: BilingualText,
  voice: PayslipVoice,
): void {
  const { employee, designation, state } = sheet;
  const isPaid = state === 'Paid';
  const room = { x: left, width };
  pen.text({
    ...room,
    text: title.main,
    width: width - stateWidth,
    baseline: pen.y + 17,
    size: 16,
    isBold: true,
  });
  const ink = isPaid ? 'accent' : 'amber';
  const end = left + width - stateWidth;
  pen.text({
    text: voice.say((words) => words.states[state]).main,
    x: end,
    width: stateWidth,
    baseline: pen.y + 17,
    size: 9.5,
    isBold: true,
    isRight: true,
    ink,
  });
  if (title.beside !== undefined) {
    pen.text({ ...room, text: title.beside, baseline: pen.y + 32, size: 10.5, ink: 'quiet' });
    pen.y += 15;
  }
  pen.text({ ...room, text: employee.name, baseline: pen.y + 38, size: 11.5, isBold: true });
  const who = `${employee.number} · ${designation.name}`;
  pen.text({ ...room, text: who, baseline: pen.y + 51, size: 9, ink: 'quiet' });
  pen.y += 64;
}

/** What the figures are worth. */
function noteOf({ state }: PrintedSheet, words: PayslipWords): string {
  if (state === 'Reversed') return words.reversed;
  return state === 'Paid' ? words.foot : words.unpaid;
}

function drawNote(pen: PagePen, sheet: PrintedSheet, voice: PayslipVoice): void {
  const said = voice.say((words) => noteOf(sheet, words));
  for (const text of [said.main, said.beside]) {
    if (text === undefined) continue;
    pen.need(14);
    pen.text({ text, x: left, width, baseline: pen.y + 10, size: 7.5, ink: 'quiet' });
    pen.y += 11;
  }
}

/** A payslip on paper: the same figures and words as on the screen. */
export function drawPayslip({
  languages,
  zone,
  currency,
  sheet,
  lines,
}: PayslipPrint): DocumentSection {
  const voice = payslipVoice(languages, currency);
  const pen = new PagePen();
  const title = voice.say((words, language) =>
    render(words.title, { month: showPaidFor(sheet, language) }, language),
  );
  const of = (kind: PrintedLine['kind']) => lines.filter((line) => line.kind === kind);
  drawHead(pen, sheet, title, voice);
  drawFacts(pen, sheet, zone, voice);
  pen.y += 6;
  drawNet(pen, sheet, lines, voice);
  drawLines(
    pen,
    [
      {
        title: voice.say((words) => words.earnings),
        lines: of('Earning'),
        total: { label: voice.say((words) => words.allEarnings), amount: sheet.earnings },
      },
      {
        title: voice.say((words) => words.deductions),
        lines: of('Deduction'),
        total: { label: voice.say((words) => words.allDeductions), amount: sheet.deductions },
        isToned: true,
      },
    ],
    voice,
  );
  const besides = (['Employer', 'Information'] as const).map((kind) => ({
    title: voice.say((words) => (kind === 'Employer' ? words.employer : words.information)),
    lines: of(kind),
  }));
  const told = besides.filter((column) => column.lines.length > 0);
  if (told.length > 0) {
    pen.y += 14;
    drawLines(pen, told, voice);
  }
  pen.y += 10;
  drawNote(pen, sheet, voice);
  return {
    title: title.main,
    about: sheet.employee.name,
    concernId: sheet.concern.id,
    language: voice.language,
    pages: pen.pages,
  };
}

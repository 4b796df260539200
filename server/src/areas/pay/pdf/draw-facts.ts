import { showInstant } from '@muster/contract/kernel/dates/dates.ts';
import { showDay, showSpan } from '@muster/contract/kernel/dates/day-text.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { countUnits } from '@muster/contract/pay/structure/structure-part.ts';
import type { PrintedSheet } from './find-prints.ts';
import { left, type PagePen, width } from './page-pen.ts';
import {
  onOneLine,
  type PayslipVoice,
  type PayslipWords,
  type BilingualText,
} from './payslip-voice.ts';

const across = 3;
const cell = width / across;
const rowHeight = 27;

type Fact = readonly [label: BilingualText, value: string];

/** What the payslip on the screen tells beside its lines; what there was none of is left out. */
function factsOf(sheet: PrintedSheet, zone: string, voice: PayslipVoice): Fact[] {
  const { language, amount, say } = voice;
  const { paidAt, paidDays, whole, department, joinedOn, carried } = sheet;
  const word = (
    name: Exclude<keyof PayslipWords, 'hours' | 'states' | 'how' | 'counts' | 'receivers'>,
  ) => say((words) => words[name]);
  const number = (count: number) => render('{count}', { count }, language);
  const hours = sheet.overtime / countUnits.overtime;
  const seldom: (readonly [boolean, Fact])[] = [
    [sheet.absence > 0, [word('absence'), number(sheet.absence / countUnits.absence)]],
    [
      sheet.unpaidLeave > 0,
      [word('unpaidLeave'), number(sheet.unpaidLeave / countUnits.unpaidLeave)],
    ],
    [sheet.lates > 0, [word('lates'), number(sheet.lates)]],
    [
      sheet.overtime > 0,
      [word('overtime'), say((words, one) => render(words.hours, { count: hours }, one)).main],
    ],
    [carried > 0n, [word('carried'), amount(carried)]],
  ];
  const days = say((words) => words.daysOf).main;
  const planned: Fact[] = [[word('payOn'), showDay(sheet.payOn, language)]];
  const ofMonth: Fact[] = [
    [word('gross'), amount(sheet.gross)],
    [word('paidDays'), render(days, { paid: paidDays, whole }, language)],
  ];
  // a bonus hangs on one day, and on no attendance
  const isBonus = sheet.kind === 'Bonus';
  const paid: Fact[] = paidAt ? [[word('paidAt'), showInstant(paidAt, zone, language)]] : [];
  return [
    [word('period'), showSpan(sheet.from, sheet.until, language)],
    ...(paidAt || isBonus ? paid : planned),
    ...(isBonus ? [] : ofMonth),
    [word('department'), department?.name ?? '–'],
    [word('joined'), joinedOn ? showDay(joinedOn, language) : '–'],
    ...seldom.filter(([isThere]) => isThere).map(([, fact]) => fact),
  ];
}

/** A name and its value below it, three beside each other. */
export function drawFacts(
  pen: PagePen,
  sheet: PrintedSheet,
  zone: string,
  voice: PayslipVoice,
): void {
  const facts = factsOf(sheet, zone, voice);
  for (const [at, [label, value]] of facts.entries()) {
    const x = left + (at % across) * cell;
    const y = pen.y + Math.floor(at / across) * rowHeight;
    const room = { x, width: cell - 10 };
    pen.text({ ...room, text: onOneLine(label), baseline: y + 8, size: 7.5, ink: 'quiet' });
    pen.text({ ...room, text: value, baseline: y + 20, size: 9.5 });
  }
  pen.y += Math.ceil(facts.length / across) * rowHeight;
}

import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { render } from '@muster/contract/kernel/words/sentence.ts';
import { wholeDay } from '@muster/contract/leave/day-count.ts';
import { dayPart } from '../../ui/text/day-text.ts';
import type { Words } from '../../words/words.ts';

/** Thousandths of a day as a person says them: 1 day, 2.5 days. */
export const daysText = (amount: number, { leave }: Words, language: Language): string =>
  render(leave.days, { count: amount / wholeDay }, language);

/** Only the figure. */
export const dayFigure = (amount: number, language: Language): string =>
  render('{count}', { count: amount / wholeDay }, language);

interface Parts {
  readonly from: string;
  readonly until: string;
  readonly startHalf: boolean;
  readonly endHalf: boolean;
  readonly minutes: number | null;
}

const minutesOfHour = 60;

/** Which part of its days, where it is not the whole of them. */
export function partText(span: Parts, { leave }: Words, language: Language): string | null {
  const { parts } = leave;
  if (span.minutes !== null)
    return render(leave.inHours, { count: span.minutes / minutesOfHour }, language);
  if (span.from === span.until) {
    if (span.startHalf) return parts.afternoon;
    return span.endHalf ? parts.morning : null;
  }
  const said = [span.startHalf && parts.fromMidday, span.endHalf && parts.untilMidday];
  return said.filter(Boolean).join(', ') || null;
}

/** A year in the digits of the language, without a mark for thousands. */
export const yearText = (year: number, language: Language): string =>
  dayPart(`${year}-01-01`, language, { year: 'numeric' });

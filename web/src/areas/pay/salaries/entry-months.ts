import { dayPart } from '../../../ui/text/day-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';

const [monthsBack, monthsAhead] = [12, 36];

export const monthText = (month: string, language: Language): string =>
  dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' });

/** So many months after another; a negative number goes back. */
export function monthFrom(month: string, count: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count)).toISOString().slice(0, 7);
}

/** Months to choose from around one of them, the earliest first. */
export const monthsAround = (month: string): string[] =>
  Array.from({ length: monthsBack + monthsAhead + 1 }, (_, at) =>
    monthFrom(month, at - monthsBack),
  );

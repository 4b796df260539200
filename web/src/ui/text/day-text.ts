import { formatOf } from '@muster/contract/kernel/dates/day-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { latinDigits } from './latin-digits.ts';

export { dayPart, showDay, showSpan } from '@muster/contract/kernel/dates/day-text.ts';

const whole = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** A month may be written otherwise within a date than alone. */
const monthWithin = (day: string, language: Language, month: 'short' | 'long'): string =>
  formatOf(language, { ...whole, month })
    .formatToParts(instantOf(day))
    .find(({ type }) => type === 'month')
    ?.value.toLowerCase() ?? '';

const twelve = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`);
const monthNames = (['en', 'bn'] as const).flatMap((language) =>
  (['short', 'long'] as const).map((month) =>
    twelve.map((day) => monthWithin(day, language, month)),
  ),
);

/** By a name, short or long or begun with three letters: 0 to 11, or -1 for none. */
const monthIn = (word: string): number =>
  monthNames
    .map((names) =>
      names.findIndex((name) => name === word || (word.length > 2 && name.startsWith(word))),
    )
    .find((at) => at >= 0) ?? -1;

function dayOf(year: number, month: number, date: number): string | undefined {
  // a year of four digits; which of them can be given, the contract says
  if (year < 1000 || year > 9999) return undefined;
  const day = new Date(Date.UTC(year, month - 1, date));
  const isReal = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return isReal ? day.toISOString().slice(0, 10) : undefined;
}

/**
 * The day that was typed: 2026-11-05, 5/11/2026 (the day first, as here), Nov 5, 2026 or
 * 5 November 2026, in English or Bangla. None while it cannot be read.
 */
export function parseTypedDay(typed: string): string | undefined {
  const parts = latinDigits(typed)
    .toLowerCase()
    .split(/[\s,./-]+/)
    .filter(Boolean);
  const [a = '', b = '', c = ''] = parts;
  if (parts.length !== 3) return undefined;
  const [word, others] = /\D/.test(a) ? [a, [b, c]] : [b, [a, c]];
  if (/\D/.test(others.join(''))) return undefined;
  if (/\D/.test(word)) return dayOf(Number(others[1]), monthIn(word) + 1, Number(others[0]));
  return a.length === 4
    ? dayOf(Number(a), Number(b), Number(c))
    : dayOf(Number(c), Number(b), Number(a));
}

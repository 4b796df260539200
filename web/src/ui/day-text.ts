import type { Language } from '@muster/contract/kernel/sentence.ts';
import { latinDigits } from './latin-digits.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

type Shape = Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a list asks a hundred times for the same. */
function formatOf(language: Language, shape: Shape): Intl.DateTimeFormat {
  const key = language + JSON.stringify(shape);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...shape, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

const instantOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Some part of a day (YYYY-MM-DD) in words. */
export const dayPart = (day: string, language: Language, shape: Shape): string =>
  formatOf(language, shape).format(instantOf(day));

const whole = { year: 'numeric', month: 'short', day: '2-digit' } as const;

/** Nov 05, 2026 */
export const showDay = (day: string, language: Language): string => dayPart(day, language, whole);

/** Nov 05 – Nov 07, 2026; the year once where it is one. */
export function showSpan(from: string, until: string, language: Language): string {
  if (from === until) return showDay(until, language);
  const isOneYear = from.slice(0, 4) === until.slice(0, 4);
  const shape = { month: 'short', day: '2-digit' } as const;
  const first = isOneYear ? dayPart(from, language, shape) : showDay(from, language);
  return `${first} – ${showDay(until, language)}`;
}

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
export function dayIn(typed: string): string | undefined {
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

import { showClock } from './clock-text.ts';
import type { Language } from '../words/sentence.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

const shape = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a document of a thousand pages asks on each of them. */
function formatIn(zone: string, language: Language): Intl.DateTimeFormat {
  const key = `${zone} ${language}`;
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...shape, timeZone: zone });
  formats.set(key, format);
  return format;
}

/** Nov 15, 2026, 04:05 PM: an instant as a person in that time zone reads it. */
export const showInstant = (instant: string, zone: string, language: Language): string =>
  `${formatIn(zone, language).format(Date.parse(instant))}, ${showClock(instant, zone, language)}`;

const millisecondsOfDay = 86_400_000;

/** Days since the first of 1970: what whole days are counted with. */
export const dayNumber = (date: string): number =>
  Date.parse(`${date}T00:00:00Z`) / millisecondsOfDay;

/** Where the calendar of database and text ends: what is counted past it stays there. */
const ends = { first: dayNumber('0001-01-01'), last: dayNumber('9999-12-31') };

const dayOfNumber = (number: number): string =>
  new Date(Math.min(Math.max(number, ends.first), ends.last) * millisecondsOfDay)
    .toISOString()
    .slice(0, 10);

/** The date so many days after another, or before it; never past the ends of the calendar. */
export const addDays = (date: string, days: number): string => dayOfNumber(dayNumber(date) + days);

/** All days that can be given, three hundred years: more in a row are a mistake of ours. */
const mostDays = 109_573;

/** How many days there are from one to another, both of them counted; none where it ends before. */
export const dayCount = (from: string, until: string): number =>
  Math.max(0, dayNumber(until) - dayNumber(from) + 1);

/** Each day from one to another, in steps of so many; ends by its count, wherever the days lie. */
export function daysBetween(from: string, until: string, step = 1): string[] {
  const count = Math.ceil(dayCount(from, until) / step);
  if (!(count <= mostDays)) throw new RangeError(`${from} to ${until} are too many days`);
  const first = dayNumber(from);
  return Array.from({ length: count }, (_, at) => dayOfNumber(first + at * step));
}

const monthsOfYear = 12;

/** A month (YYYY-MM) so many later, or before. */
export function addMonths(month: string, months: number): string {
  const [year = 0, at = 1] = month.split('-').map(Number);
  const count = year * monthsOfYear + at - 1 + months;
  const of = String((count % monthsOfYear) + 1).padStart(2, '0');
  return `${Math.floor(count / monthsOfYear)}-${of}`;
}

/** The last day of a month (YYYY-MM). */
export const lastOfMonth = (month: string): string =>
  addDays(`${addDays(`${month}-01`, 31).slice(0, 7)}-01`, -1);

/** As `getDay` counts: 0 is Sunday. That first day was a Thursday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

import { showClock } from './clock-text.ts';
import type { Language } from './sentence.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

/** Nov 15, 2026, 04:05 PM: an instant as a person in that time zone reads it. */
export function showInstant(instant: string, zone: string, language: Language): string {
  const day = new Intl.DateTimeFormat(locales[language], {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  });
  return `${day.format(Date.parse(instant))}, ${showClock(instant, zone, language)}`;
}

/** Nov 05, 2026: a day (YYYY-MM-DD) in words. */
export const showDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: '2-digit',
  }).format(Date.parse(`${day}T00:00:00Z`));

/** The date so many days after another, or before it. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** Days since the first of 1970: what whole days are counted with. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** As `getDay` counts: 0 is Sunday. That first day was a Thursday. */
export const weekdayOf = (date: string): number => (((dayNumber(date) + 4) % 7) + 7) % 7;

import type { Language } from '../words/sentence.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;

type Shape = Intl.DateTimeFormatOptions;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a list or a document asks a thousand times for the same. */
export function formatOf(language: Language, shape: Shape): Intl.DateTimeFormat {
  const key = language + JSON.stringify(shape);
  const format =
    formats.get(key) ?? new Intl.DateTimeFormat(locales[language], { ...shape, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** Some part of a day (YYYY-MM-DD) in words. */
export const dayPart = (day: string, language: Language, shape: Shape): string =>
  formatOf(language, shape).format(Date.parse(`${day}T00:00:00Z`));

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

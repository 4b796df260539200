import { showDay } from '../dates/day-text.ts';
import { isDay, isBusinessMonth } from '../dates/business-dates.ts';
import { type Language, render, type SentenceValue } from './sentence.ts';

/** What a refusal tells of: a name, a figure, a day, a month, or a word in both languages. */
export type TextValue = SentenceValue | Readonly<Record<Language, string>>;

const locales = { en: 'en-US', bn: 'bn-BD' } as const;
/** By the name of its place: a number of a person may look like a day or a month, too. */
const dayPlaces = new Set(['date', 'day', 'first', 'from', 'until']);

const showMonth = (value: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  }).format(Date.parse(`${value}-01T00:00:00Z`));

/** A year in the digits of each language: as a number it would get a mark for thousands. */
export const yearInBoth = (year: number): Readonly<Record<Language, string>> => ({
  en: String(year),
  bn: new Intl.NumberFormat(locales.bn, { useGrouping: false }).format(year),
});

/** 1 day, 2 days; in Bangla, which knows no plural here, the figure before the word of the sentence. */
export const daysInBoth = (count: number): Readonly<Record<Language, string>> => ({
  en: render({ one: '{count} day', other: '{count} days' }, { count }, 'en'),
  bn: render('{count}', { count }, 'bn'),
});

function told(place: string, value: TextValue, language: Language): SentenceValue {
  if (typeof value === 'object') return value[language];
  if (typeof value === 'number') return value;
  if (dayPlaces.has(place) && isDay(value)) return showDay(value, language);
  return place === 'month' && isBusinessMonth(value) ? showMonth(value, language) : value;
}

/** Values as someone of that language reads them: nobody says 2026-11-24. */
export const inWords = (
  values: Readonly<Record<string, TextValue>>,
  language: Language,
): Readonly<Record<string, SentenceValue>> =>
  Object.fromEntries(
    Object.entries(values).map(([place, value]) => [place, told(place, value, language)]),
  );

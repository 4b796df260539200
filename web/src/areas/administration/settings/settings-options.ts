import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { dayPart } from '../../../ui/text/day-text.ts';

const locales = { en: 'en-GB', bn: 'bn-BD' } as const;

/** A Sunday, and the days after it. */
const week = Array.from({ length: 7 }, (_, at) => `2026-11-${String(15 + at).padStart(2, '0')}`);
const year = Array.from({ length: 12 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`);

export const weekdayOptions = (language: Language) =>
  week.map((day, value) => ({
    value,
    label: dayPart(day, language, { weekday: 'long' }),
    short: dayPart(day, language, { weekday: 'short' }),
  }));

export const monthOptions = (language: Language) =>
  year.map((day, at) => ({
    value: String(at + 1),
    label: dayPart(day, language, { month: 'long' }),
  }));

/** Those of Bangladesh and around first: they are asked for most. */
const near = ['BDT', 'USD', 'EUR', 'GBP', 'INR', 'AED', 'SAR', 'SGD', 'MYR'];

export function currencyOptions(language: Language) {
  const names = new Intl.DisplayNames([locales[language]], { type: 'currency' });
  const others = Intl.supportedValuesOf('currency').filter((code) => !near.includes(code));
  return [...near, ...others].map((value) => ({
    value,
    label: `${value} · ${names.of(value) ?? value}`,
  }));
}

/** How far a zone is from UTC at present: GMT+6. */
function offsetOf(zone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** All that this browser knows, and the one that is set, which a newer server may know alone. */
export function zoneOptions(set: string, language: Language) {
  const known = Intl.supportedValuesOf('timeZone');
  const all = known.includes(set) ? known : [set, ...known];
  const digits = new Intl.NumberFormat(locales[language], { useGrouping: false });
  const local = (text: string) => text.replace(/\d+/g, (figures) => digits.format(Number(figures)));
  return all.map((value) => ({
    value,
    label: `${value.replaceAll('_', ' ')} (${local(offsetOf(value))})`,
  }));
}

import { type Language, render } from '@muster/contract/kernel/sentence.ts';
import type { Words } from '../../../words/words.ts';

const locales = { en: 'en-US', bn: 'bn-BD' } as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a report asks a hundred times for the same. */
function formatOf(zone: string, language: Language): Intl.DateTimeFormat {
  const key = `${zone} ${language}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locales[language], {
      timeZone: zone,
      hour: '2-digit',
      minute: '2-digit',
    });
  formats.set(key, format);
  return format;
}

/** 09:02 AM: the time of an instant, as instants are told here. */
export const showTime = (instant: string, zone: string, language: Language): string =>
  formatOf(zone, language).format(Date.parse(instant));

/** 460 is "7 h 40 min". */
export function showMinutes(minutes: number, words: Words, language: Language): string {
  const { attendance } = words;
  const parts = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (parts.hours === 0) return render(attendance.minutes, parts, language);
  return render(
    parts.minutes === 0 ? attendance.hours : attendance.hoursAndMinutes,
    parts,
    language,
  );
}

import type { Language } from '../words/sentence.ts';

/** Nobody writes AM and PM in Bangla: each part of the day has its word, up to this hour. */
const partsOfDay = [
  [4, 'রাত'],
  [6, 'ভোর'],
  [12, 'সকাল'],
  [16, 'দুপুর'],
  [18, 'বিকাল'],
  [20, 'সন্ধ্যা'],
  [24, 'রাত'],
] as const;

const shape = { hour: '2-digit', minute: '2-digit' } as const;
const makers = {
  en: (timeZone: string) => new Intl.DateTimeFormat('en-US', { ...shape, timeZone }),
  bn: (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { ...shape, timeZone, hourCycle: 'h23' }),
} as const;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once: a report asks a hundred times for the same. */
function formatOf(zone: string, language: Language): Intl.DateTimeFormat {
  const key = `${zone} ${language}`;
  const format = formats.get(key) ?? makers[language](zone);
  formats.set(key, format);
  return format;
}

const figures = new Intl.NumberFormat('bn-BD', { minimumIntegerDigits: 2 });

/** 21:02 as one says it: the part of the day, then the hour. */
function inBangla(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const part = partsOfDay.find(([end]) => hour < end)?.[1] ?? '';
  // kept on one line with its word
  return `${part}\u00a0${figures.format(hour % 12 || 12)}:${figures.format(minute)}`;
}

/** 09:02 AM, সকাল ০৯:০২: what the clocks of a zone show. */
export function showClock(instant: string | number, zone: string, language: Language): string {
  const told = formatOf(zone, language).format(new Date(instant));
  return language === 'bn' ? inBangla(told) : told;
}

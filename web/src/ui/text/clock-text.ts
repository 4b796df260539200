import { showClock } from '@muster/contract/kernel/dates/clock-text.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { latinDigits } from './latin-digits.ts';

/** Half a day begins with each of these: "দুপুর ১১:৩০" is before noon, "রাত ৭টা" is not. */
const halfFrom: Readonly<Record<string, number>> = {
  am: 0,
  pm: 12,
  ভোর: 0,
  সকাল: 0,
  দুপুর: 11,
  বিকাল: 12,
  বিকেল: 12,
  সন্ধ্যা: 12,
  রাত: 18,
};

const two = (part: number): string => String(part).padStart(2, '0');

/** The hour of 24; without a word it is one already. */
function hourOf(hour: number, word: string): number | undefined {
  if (word === '') return hour;
  const from = halfFrom[word];
  if (from === undefined || hour < 1 || hour > 12) return undefined;
  return (from + ((((hour - from) % 12) + 12) % 12)) % 24;
}

/** 17:30 by a time that was typed: 17:30, 1730, 5:30 pm or বিকাল ৫:৩০. None while it cannot be read. */
export function clockIn(typed: string): string | undefined {
  const text = latinDigits(typed).toLowerCase().replaceAll(/[\s]+/g, '').replace(/টা$/, '');
  const [, before = '', hours, minutes = '00', after = ''] =
    /^(\D*?)(\d{1,2})(?:[:.]?(\d\d))?([^\d:.]*)$/.exec(text) ?? [];
  if (hours === undefined || (before && after)) return undefined;
  const hour = hourOf(Number(hours), before || after);
  if (hour === undefined || hour > 23 || Number(minutes) > 59) return undefined;
  return `${two(hour)}:${minutes}`;
}

/** 17:30 as a person reads it. */
export const showClockOf = (time: string, language: Language): string =>
  showClock(`1970-01-01T${time}Z`, 'UTC', language);

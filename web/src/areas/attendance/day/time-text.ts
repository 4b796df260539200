import { type Language, render } from '@muster/contract/kernel/words/sentence.ts';
import type { Words } from '../../../words/words.ts';

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

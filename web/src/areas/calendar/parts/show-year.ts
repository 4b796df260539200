import type { Language } from '@muster/contract/kernel/sentence.ts';
import { dayPart } from '../../../ui/day-text.ts';

/** A year in the digits of the language, without a mark for thousands. */
export const showYear = (year: number, language: Language): string =>
  dayPart(`${year}-01-01`, language, { year: 'numeric' });

import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { dayPart } from '../../../ui/text/day-text.ts';

/** A year in the digits of the language, without a mark for thousands. */
export const showYear = (year: number, language: Language): string =>
  dayPart(`${year}-01-01`, language, { year: 'numeric' });

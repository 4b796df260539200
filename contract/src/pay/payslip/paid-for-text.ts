import { dayPart } from '../../kernel/dates/day-text.ts';
import type { Language } from '../../kernel/words/sentence.ts';

/** November 2026 */
export const showMonth = (month: string, language: Language): string =>
  dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' });

export interface PaidFor {
  readonly month: string;
  /** of a bonus */
  readonly title: string | null;
}

/** November 2026, or Eid-ul-Fitr, March 2026 */
export const showPaidFor = ({ month, title }: PaidFor, language: Language): string =>
  title === null ? showMonth(month, language) : `${title}, ${showMonth(month, language)}`;

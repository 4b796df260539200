import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { dayPart } from '../../ui/text/day-text.ts';

/** November 2026 */
export const showMonth = (month: string, language: Language): string =>
  dayPart(`${month}-01`, language, { month: 'long', year: 'numeric' });

interface PaidFor {
  readonly month: string;
  /** of a bonus */
  readonly title: string | null;
}

/** November 2026, or Eid-ul-Fitr, March 2026 */
export const showPaidFor = ({ month, title }: PaidFor, language: Language): string =>
  title === null ? showMonth(month, language) : `${title}, ${showMonth(month, language)}`;

const many = 24;

/** The months that pay is looked at for, the newest first; also one from further back that the address names. */
export function payMonths(thisMonth: string, named: string): string[] {
  const usual = Array.from({ length: many }, (_, back) => addMonths(thisMonth, -back));
  return usual.includes(named) ? usual : [...usual, named].toSorted().toReversed();
}

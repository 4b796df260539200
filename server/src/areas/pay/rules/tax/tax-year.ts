import { addMonths } from '@muster/contract/kernel/dates/dates.ts';

/** A tax year begins with this month where a company says nothing else; it is known by the year in which it begins. */
const usualStart = 7;

export function taxYearOf(month: string, start: number = usualStart): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return number >= start ? year : year - 1;
}

export const taxYearStart = (taxYear: number, start: number = usualStart): string =>
  `${taxYear}-${String(start).padStart(2, '0')}`;

export const taxYearEnd = (taxYear: number, start: number = usualStart): string =>
  addMonths(taxYearStart(taxYear, start), 11);

import { companySection } from '@muster/contract/organisation/settings.ts';
import type { InForce } from '../../../../platform/settings/settings.ts';
import { taxYearEnd, taxYearOf, taxYearStart } from '../../rules/tax/tax-year.ts';

interface Asked {
  readonly year?: number | undefined;
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}
export interface MonthsAsked {
  readonly year: number;
  readonly from: string;
  readonly until: string;
}

/** The months of an income year, the present one unless another is asked for, or those of them between two days. */
export function monthsAsked(
  inForce: InForce,
  concernId: string | null,
  today: string,
  asked: Asked,
): MonthsAsked {
  const start = inForce.of(companySection.settings.incomeYearStart, concernId);
  const year = asked.year ?? taxYearOf((asked.from ?? today).slice(0, 7), start);
  const [first, last] = [taxYearStart(year, start), taxYearEnd(year, start)];
  const from = asked.from?.slice(0, 7) ?? first;
  const until = asked.until?.slice(0, 7) ?? last;
  return { year, from: from > first ? from : first, until: until < last ? until : last };
}

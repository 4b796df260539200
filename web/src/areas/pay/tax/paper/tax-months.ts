import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';

export interface TaxMonth {
  readonly month: string;
  /** what was generated and is not agreed to yet is planned */
  readonly kind: 'taken' | 'planned' | 'none';
  readonly amount: bigint;
}

type Told = Pick<TaxDetails, 'months' | 'before' | 'steps'>;

type MonthTold = TaxDetails['months'][number];
type Pay = MonthTold['pays'][number];

/** Pay that was reversed took nothing. */
const sumOf = (pays: readonly Pay[]): bigint =>
  pays.reduce((sum, { state, tax }) => (state === 'Reversed' ? sum : sum + tax), 0n);
const isSettled = ({ state }: Pay): boolean =>
  state === 'Approved' || state === 'Paid' || state === 'Reversed';

/** The tax of each month, taken or planned, and what they come to with what was taken before this system was used. */
export function taxMonths({ months: all, before, steps }: Told) {
  const months = all.map((one): TaxMonth => {
    const amount = sumOf(one.pays) + (one.planned ?? 0n);
    const isOpen = one.planned !== null || !one.pays.every(isSettled);
    if (one.pays.length === 0 && one.planned === null)
      return { month: one.month, kind: 'none', amount };
    return { month: one.month, kind: isOpen ? 'planned' : 'taken', amount };
  });
  const taken = sumOf(all.flatMap(({ pays }) => pays.filter(isSettled))) + before.tax;
  const hasMore = months.some(({ kind }) => kind === 'planned');
  // equal parts leave a rest behind, which the last month takes
  const left = steps && hasMore ? steps.annual - taken : 0n;
  return { months, taken, planned: left > 0n ? left : 0n };
}

/** Months of pay one by one, and those to come together: they have equal parts of what is left. */
export function toldMonths({ months }: Pick<Told, 'months'>) {
  const paid = months.filter(({ pays }) => pays.length > 0);
  const later = months.filter(({ pays, planned }) => pays.length === 0 && planned !== null);
  const [first, last] = [later[0], later.at(-1)];
  const planned =
    first && last && first.planned !== null
      ? { from: first.month, until: last.month, amount: first.planned }
      : undefined;
  return { paid, planned };
}

import type { TaxDetails } from '@muster/contract/pay/tax/tax-report-calls.ts';

export interface TaxMonth {
  readonly month: string;
  readonly kind: 'taken' | 'planned' | 'none';
  readonly amount: bigint;
}

type Told = Pick<TaxDetails, 'months' | 'before'>;

/** Pay that was reversed took nothing. */
const takenIn = ({ pays }: TaxDetails['months'][number]): bigint =>
  pays.reduce((sum, { state, tax }) => (state === 'Reversed' ? sum : sum + tax), 0n);

/** The tax of each month, taken or planned, and what they come to with what was taken before this system was used. */
export function taxMonths({ months: all, before }: Told) {
  const months = all.map((one): TaxMonth => {
    const taken = takenIn(one);
    if (one.pays.length > 0) return { month: one.month, kind: 'taken', amount: taken };
    if (one.planned === null) return { month: one.month, kind: 'none', amount: 0n };
    return { month: one.month, kind: 'planned', amount: one.planned };
  });
  const sumOf = (kind: TaxMonth['kind']): bigint =>
    months.reduce((sum, one) => (one.kind === kind ? sum + one.amount : sum), 0n);
  return { months, taken: sumOf('taken') + before.tax, planned: sumOf('planned') };
}

/** Months in which there is something: those before anyone was paid, and after the last, say nothing. */
export const toldMonths = ({ months }: Told) =>
  months.filter(({ pays, planned }) => pays.length > 0 || planned !== null);

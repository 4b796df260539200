import { addMonths } from '@muster/contract/kernel/dates/dates.ts';

export { showMonth, showPaidFor } from '@muster/contract/pay/payslip/paid-for-text.ts';

const many = 24;

/** The months that pay is looked at for, the newest first; also one from further back that the address names. */
export function payMonths(thisMonth: string, named: string): string[] {
  const usual = Array.from({ length: many }, (_, back) => addMonths(thisMonth, -back));
  return usual.includes(named) ? usual : [...usual, named].toSorted().toReversed();
}

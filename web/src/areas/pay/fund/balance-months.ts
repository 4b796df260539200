import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { FundLedgerRow } from '@muster/contract/pay/fund/fund-calls.ts';

/** More columns than this have no room. */
const most = 24;

export interface MonthBalance {
  readonly month: string;
  readonly balance: bigint;
}

/** What there was at the end of each month, from the first line on; the rows are in the order of their days. */
export function balanceMonths(
  rows: readonly Pick<FundLedgerRow, 'day' | 'balance'>[],
  thisMonth: string,
): MonthBalance[] {
  const ends = new Map(rows.map(({ day, balance }) => [day.slice(0, 7), balance]));
  const first = rows[0]?.day.slice(0, 7);
  if (first === undefined) return [];
  const last = [...ends.keys()].reduce((late, month) => (month > late ? month : late), thisMonth);
  const months: MonthBalance[] = [];
  let balance = 0n;
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    balance = ends.get(month) ?? balance;
    months.push({ month, balance });
  }
  return months.slice(-most);
}

import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { FundLedgerRow } from '@muster/contract/pay/fund/fund-calls.ts';

/** More columns than this have no room. */
const most = 24;
const monthOf = ({ day }: Pick<FundLedgerRow, 'day'>): string => day.slice(0, 7);

interface MonthBalance {
  readonly month: string;
  readonly balance: bigint;
}

/** What there was at the end of each month, from the first line on; the rows are in the order of their days. */
export function balanceMonths(
  rows: readonly Pick<FundLedgerRow, 'day' | 'balance'>[],
  thisMonth: string,
): MonthBalance[] {
  const newest = rows.at(-1);
  if (!newest) return [];
  const last = monthOf(newest) > thisMonth ? monthOf(newest) : thisMonth;
  return Array.from({ length: most }, (_, at) => addMonths(last, at + 1 - most)).flatMap(
    (month) => {
      const row = rows.findLast((one) => monthOf(one) <= month);
      return row ? [{ month, balance: row.balance }] : [];
    },
  );
}

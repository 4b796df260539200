import { addMonths } from '@muster/contract/kernel/dates/dates.ts';

export interface LoanPlan {
  readonly balance: bigint;
  readonly instalment: bigint;
  readonly from: string;
  readonly pausedFrom: string | null;
  readonly pausedUntil: string | null;
}

/** Further than this nobody plans. */
const most = 600;

/** Whether nothing is taken in a month. */
const isPausedIn = ({ pausedFrom, pausedUntil }: LoanPlan, month: string): boolean =>
  pausedFrom !== null && pausedFrom <= month && (pausedUntil === null || month <= pausedUntil);

/** The month of the last instalment from a month on, if nothing changes; none: it is settled, or never ends. */
export function lastMonthOf(loan: LoanPlan, now: string): string | null {
  if (loan.balance <= 0n) return null;
  let left = loan.balance;
  let month = loan.from > now ? loan.from : now;
  for (let step = 0; step < most; step += 1) {
    if (!isPausedIn(loan, month)) left -= loan.instalment;
    if (left <= 0n) return month;
    month = addMonths(month, 1);
  }
  return null;
}

import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';

interface FundShares {
  readonly employer: bigint;
  readonly balance: bigint;
}

/** The day on which someone has served so many years; whoever joined on 29 February has by the 28th. */
export function vestingDay(joinedOn: string | null, years: number): string | null {
  if (joinedOn === null) return null;
  const month = `${Number(joinedOn.slice(0, 4)) + years}-${joinedOn.slice(5, 7)}`;
  const [day, last] = [`${month}-${joinedOn.slice(8)}`, lastOfMonth(month)];
  return day > last ? last : day;
}

/** Without a day of joining the share stays with the employer. */
export const isVestedOn = (vestsOn: string | null, day: string): boolean =>
  vestsOn !== null && vestsOn <= day;

/** Until the employer's share belongs to the person, all but that is paid out. Interest is the person's. */
export function payableOf({ employer, balance }: FundShares, isVested: boolean): bigint {
  const payable = isVested ? balance : balance - employer;
  return payable > 0n ? payable : 0n;
}

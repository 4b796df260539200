interface FundShares {
  readonly employer: bigint;
  readonly balance: bigint;
}

const lastDayOf = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The day on which someone has served so many years; whoever joined on 29 February has by the 28th. */
export function vestingDay(joinedOn: string | null, years: number): string | null {
  if (joinedOn === null) return null;
  const [year = 0, month = 1, day = 1] = joinedOn.split('-').map(Number);
  const last = Math.min(day, lastDayOf(year + years, month));
  return `${year + years}-${joinedOn.slice(5, 7)}-${String(last).padStart(2, '0')}`;
}

/** Without a day of joining the share stays with the employer. */
export const isVestedOn = (vestsOn: string | null, day: string): boolean =>
  vestsOn !== null && vestsOn <= day;

/** Until the employer's share belongs to the person, all but that is paid out. Interest is the person's. */
export function payableOf({ employer, balance }: FundShares, isVested: boolean): bigint {
  const payable = isVested ? balance : balance - employer;
  return payable > 0n ? payable : 0n;
}

import {
  addDays,
  daysBetween,
  lastOfMonth,
  weekdayOf,
} from '@muster/contract/kernel/dates/dates.ts';

interface Lasting {
  readonly id: string;
  readonly from: string;
  readonly until: string;
}

/** One stretch of something within a week. */
export interface Bar<T> {
  readonly shown: T;
  /** 0 is Sunday */
  readonly start: number;
  readonly length: number;
  readonly lane: number;
  /** goes on from the week before, or into the next */
  readonly isBegun: boolean;
  readonly isUnended: boolean;
}

export interface Week<T> {
  readonly days: readonly string[];
  readonly bars: readonly Bar<T>[];
}

const week = 7;

/** The first and the last day of the weeks that a month (YYYY-MM) lies in. */
export function gridOf(month: string): { readonly from: string; readonly until: string } {
  const first = `${month}-01`;
  const last = lastOfMonth(month);
  return { from: addDays(first, -weekdayOf(first)), until: addDays(last, 6 - weekdayOf(last)) };
}

export const monthBeside = (month: string, step: 1 | -1): string =>
  addDays(`${month}-01`, step === 1 ? 31 : -1).slice(0, 7);

const longestFirst = (a: Lasting, b: Lasting): number =>
  a.from.localeCompare(b.from) || b.until.localeCompare(a.until) || a.id.localeCompare(b.id);

/** The bars of one week, each in the first lane that is free on its days. */
function barsIn<T extends Lasting>(first: string, shown: readonly T[]): Bar<T>[] {
  const last = addDays(first, week - 1);
  const ends: string[] = [];
  return shown
    .filter(({ from, until }) => from <= last && until >= first)
    .toSorted(longestFirst)
    .map((one) => {
      const start = one.from < first ? first : one.from;
      const end = one.until > last ? last : one.until;
      const free = ends.findIndex((busy) => busy < start);
      const lane = free < 0 ? ends.length : free;
      ends[lane] = end;
      return {
        shown: one,
        start: weekdayOf(start),
        length: weekdayOf(end) - weekdayOf(start) + 1,
        lane,
        isBegun: one.from < first,
        isUnended: one.until > last,
      };
    });
}

/** A month as whole weeks from Sunday on, with what lasts over their days. */
export function leaveWeeks<T extends Lasting>(month: string, shown: readonly T[]): Week<T>[] {
  const { from, until } = gridOf(month);
  return daysBetween(from, until, week).map((first) => ({
    days: daysBetween(first, addDays(first, week - 1)),
    bars: barsIn(first, shown),
  }));
}

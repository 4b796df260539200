import type { accruals } from '@muster/contract/leave/leave-type.ts';
import { dayNumber } from '@muster/contract/kernel/dates/dates.ts';
import { monthsBetween } from '@muster/contract/leave/leave-request-rules.ts';
import { firstOf, sameDayIn, isLeap, lastOf, yearOf } from './service.ts';

/** What a kind of leave gives, in thousandths of a day. */
export interface Entitlement {
  readonly yearly: number;
  readonly accrual: (typeof accruals)[number];
  readonly proRata: boolean;
  readonly levels: readonly { readonly fromMonths: number; readonly yearly: number }[];
  readonly onProbation: boolean;
  /** nothing is given for years before it: those in which the kind was not known */
  readonly firstYear: number;
}

/** One time in the house, from joining to the last day. */
export interface Stay {
  readonly joinedOn: string | null;
  readonly confirmedOn: string | null;
  readonly lastDay: string | null;
}

interface Earned {
  readonly key: string;
  readonly kind: 'grant' | 'accrual';
  readonly day: string;
  readonly amount: number;
}

const later = (a: string, b: string): string => (a > b ? a : b);

function yearlyAt(months: number, { yearly, levels }: Entitlement): number {
  const reached = levels.filter(({ fromMonths }) => fromMonths <= months);
  const highest = reached.toSorted((a, b) => a.fromMonths - b.fromMonths).at(-1);
  return highest?.yearly ?? yearly;
}

/** How much of a year lies between two days of it. */
const partBetween = (from: string, until: string): number =>
  (dayNumber(until) - dayNumber(from) + 1) / (isLeap(yearOf(from)) ? 366 : 365);

/** How much of a year is left from a day on. */
const partFrom = (day: string): number => partBetween(day, lastOf(yearOf(day)));

const isShort = (year: number, giving: Entitlement, begins: string): boolean =>
  giving.proRata && yearOf(begins) === year;

type Gives = (
  year: number,
  giving: Entitlement,
  joinedOn: string,
  begins: string,
  lastDay: string | null,
) => Earned[];

/** All of it on the first day of the year; by days, where the kind says so, of who joins or leaves in it. */
const upFront: Gives = (year, giving, joinedOn, begins, lastDay) => {
  const day = later(firstOf(year), begins);
  const until = lastDay !== null && lastDay < lastOf(year) ? lastDay : lastOf(year);
  const part = giving.proRata ? Math.max(0, partBetween(day, until)) : 1;
  const amount = Math.round(yearlyAt(monthsBetween(joinedOn, day), giving) * part);
  return [{ key: `grant ${year}`, kind: 'grant', day, amount }];
};

/**
 * A twelfth on the first of each month; the month of joining takes what is left of the part of the year.
 * The sum is what is rounded, not the slices: they add up to the year exactly.
 */
const monthly: Gives = (year, giving, joinedOn, begins) => {
  const slices: Earned[] = [];
  let [earned, given] = [0, 0];
  for (let month = 1; month <= 12; month += 1) {
    const name = `${year}-${String(month).padStart(2, '0')}`;
    if (name < begins.slice(0, 7)) continue;
    const isFirst = name === begins.slice(0, 7) && isShort(year, giving, begins);
    const day = later(`${name}-01`, begins);
    const part = isFirst ? partFrom(begins) - (12 - month) / 12 : 1 / 12;
    earned += yearlyAt(monthsBetween(joinedOn, day), giving) * part;
    const amount = Math.round(earned) - given;
    given += amount;
    slices.push({ key: `accrual ${name}`, kind: 'accrual', day, amount });
  }
  return slices;
};

/** After each whole year in the house, on the day of joining. */
const yearly: Gives = (year, giving, joinedOn, begins) => {
  const day = sameDayIn(joinedOn, year);
  if (year <= yearOf(joinedOn) || day < begins) return [];
  // whole years: who came on 29 February has them on the 28th, where months would be one short
  const months = 12 * (year - yearOf(joinedOn));
  return [{ key: `grant ${year}`, kind: 'grant', day, amount: yearlyAt(months, giving) }];
};

const ways: Record<Entitlement['accrual'], Gives> = {
  'Up front': upFront,
  Monthly: monthly,
  Yearly: yearly,
};

/** What someone earns in a year, in the order of its days; nothing after the last day in the house. */
export function earnedIn(year: number, giving: Entitlement, life: Stay): Earned[] {
  const { joinedOn, lastDay } = life;
  const begins = giving.onProbation ? joinedOn : life.confirmedOn;
  if (!joinedOn || !begins || yearOf(begins) > year || year < giving.firstYear) return [];
  const all = ways[giving.accrual](year, giving, joinedOn, begins, lastDay);
  return all.filter(({ day }) => !lastDay || day <= lastDay);
}

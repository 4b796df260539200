import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import {
  type Around,
  daysInBetween,
  daysOfSpan,
  inOrder,
  type LeaveDay,
  type Sandwich,
  type LeaveSpan,
  workedDays,
} from '@muster/contract/leave/day-count.ts';

/** Leave that waits or was agreed to, with the days that it takes. */
export interface CountedLeave {
  readonly id: string;
  readonly isAgreed: boolean;
  readonly sandwich: Sandwich;
  readonly span: LeaveSpan;
  readonly days: readonly LeaveDay[];
  /** near enough to what changed to be counted anew; the others are only looked at */
  readonly isTouched: boolean;
}

export interface RecountFacts {
  readonly planOf: (day: string) => DayPlan;
  /** locked for pay: such a day stays as it is */
  readonly isClosed: (day: string) => boolean;
  /** of someone who has left */
  readonly lastDay: string | null;
}

const keyOf = ({ day, half }: LeaveDay): string => `${day} ${half}`;

const isSame = (some: readonly LeaveDay[], others: readonly LeaveDay[]): boolean => {
  const said = (days: readonly LeaveDay[]) =>
    inOrder(days)
      .map((one) => `${keyOf(one)} ${one.amount}`)
      .join();
  return said(some) === said(others);
};

/** A span ends with the last day in the house; none of it is left if it begins after that. */
export function cutSpan(span: LeaveSpan, lastDay: string | null): LeaveSpan | null {
  if (lastDay === null || span.until <= lastDay) return span;
  return span.from > lastDay ? null : { ...span, until: lastDay, endHalf: false };
}

const bridges = (own: readonly LeaveDay[], { span, sandwich }: CountedLeave, around: Around) =>
  span.minutes !== null || sandwich === 'none' ? [] : daysInBetween(own, around);

/** What was agreed to takes less where days became free, and never more. */
function lessened(
  one: CountedLeave,
  around: Around,
  { isClosed, lastDay }: RecountFacts,
): LeaveDay[] {
  const span = cutSpan(one.span, lastDay);
  const worked = new Map(
    (span ? workedDays(span, around.planOf) : []).map((day) => [keyOf(day), day.amount]),
  );
  const own = one.days.flatMap((row) => {
    if (isClosed(row.day)) return [row];
    const amount = Math.min(row.amount, worked.get(keyOf(row)) ?? 0);
    return amount > 0 ? [{ ...row, amount }] : [];
  });
  const has = new Set(own.map(keyOf));
  const before = new Set(one.days.map(keyOf));
  const free = bridges(own, one, around).filter(
    (row) => before.has(keyOf(row)) && !has.has(keyOf(row)) && (!lastDay || row.day <= lastDay),
  );
  return inOrder([...own, ...free]);
}

const clash = (a: LeaveDay, b: LeaveDay): boolean =>
  a.day === b.day && (a.half === b.half || a.half * b.half === 0);

/** What waits is counted as if it were asked for now; a day that another took stays with that one. */
function anew(
  one: CountedLeave,
  around: Around,
  taken: readonly LeaveDay[],
  { isClosed, lastDay }: RecountFacts,
): LeaveDay[] {
  const span = cutSpan(one.span, lastDay);
  const fresh = span ? daysOfSpan(span, around) : [];
  const open = fresh.filter(
    (row) =>
      !isClosed(row.day) &&
      (!lastDay || row.day <= lastDay) &&
      !taken.some((other) => clash(row, other)),
  );
  return inOrder([...one.days.filter(({ day }) => isClosed(day)), ...open]);
}

/** What was agreed to comes first, then what was asked for earlier. */
const inTurn = (all: readonly CountedLeave[]): CountedLeave[] =>
  all.toSorted((a, b) => Number(b.isAgreed) - Number(a.isAgreed) || a.id.localeCompare(b.id));

/** Free days between two applications hang on both: counting one anew may move the other. */
const mostRounds = 10;

/** The days that each of someone's applications takes by the calendar as it is now. */
export function recount(
  all: readonly CountedLeave[],
  facts: RecountFacts,
): Map<string, LeaveDay[]> {
  let now = inTurn(all);
  for (let round = 0, moved = true; moved && round < mostRounds; round += 1) {
    moved = false;
    for (const one of now.filter(({ isTouched }) => isTouched)) {
      // as it is after the earlier ones of this round
      const current = now.find(({ id }) => id === one.id) ?? one;
      const others = now.filter(({ id }) => id !== one.id);
      const sides = new Set(
        others.filter(({ sandwich }) => sandwich !== 'none').flatMap(({ days }) => days.map(keyOf)),
      );
      const around: Around = {
        planOf: facts.planOf,
        isOther: (day, half) => sides.has(`${day} ${half}`),
        sandwich: one.sandwich,
      };
      const taken = others.flatMap(({ days }) => days);
      const days = one.isAgreed
        ? lessened(current, around, facts)
        : anew(current, around, taken, facts);
      if (isSame(days, current.days)) continue;
      moved = true;
      now = now.map((other) => (other.id === one.id ? { ...other, days } : other));
    }
  }
  return new Map(now.map(({ id, days }) => [id, [...days]]));
}

/** How much of each day and half is taken no longer, or is now: amounts are the differences. */
export function difference(
  before: readonly LeaveDay[],
  after: readonly LeaveDay[],
): { readonly freed: LeaveDay[]; readonly added: LeaveDay[] } {
  const less = (some: readonly LeaveDay[], than: readonly LeaveDay[]): LeaveDay[] => {
    const has = new Map(than.map((row) => [keyOf(row), row.amount]));
    return some.flatMap((row) => {
      const amount = row.amount - (has.get(keyOf(row)) ?? 0);
      return amount > 0 ? [{ ...row, amount }] : [];
    });
  };
  return { freed: less(before, after), added: less(after, before) };
}

/** Working days of agreed leave that it does not take: they came after it was agreed to. */
export function uncovered(
  { span }: CountedLeave,
  days: readonly LeaveDay[],
  planOf: RecountFacts['planOf'],
): string[] {
  const has = new Set(days.map(({ day }) => day));
  return [...new Set(workedDays(span, planOf).map(({ day }) => day))].filter(
    (day) => !has.has(day),
  );
}

import { addDays, daysBetween } from '../kernel/dates/dates.ts';
import { type DayPlan, minutesOf } from '../calendar/day-plan.ts';

/** Which free days between days of leave count as leave too. */
export const sandwiches = ['none', 'weekends', 'holidays', 'both'] as const;
export type Sandwich = (typeof sandwiches)[number];

/** Amounts of leave are whole thousandths of a day. */
export const wholeDay = 1000;

export interface LeaveSpan {
  readonly from: string;
  readonly until: string;
  /** begins with the second half of its first day */
  readonly startHalf: boolean;
  /** ends with the first half of its last day */
  readonly endHalf: boolean;
  /** of a single day: only so many minutes of it */
  readonly minutes: number | null;
}

/** 1 and 2 are the halves of a day, 0 some hours of it. */
export interface LeaveDay {
  readonly day: string;
  readonly half: 0 | 1 | 2;
  readonly amount: number;
}

export interface Around {
  /** of every day that is asked about: the span and a month on both sides */
  readonly planOf: (day: string) => DayPlan;
  /** other leave of the same person that a free day may lie between, by its halves */
  readonly isOther: (day: string, half: 1 | 2) => boolean;
  readonly sandwich: Sandwich;
}

/** Whoever is free for longer than this is not merely between two days of leave. */
const farthest = 30;

export const isFreeDay = (plan: DayPlan): boolean => plan.kind !== 'work';

/** The half up to which a working day is worked: its second may be a holiday. */
export const lastHalf = (plan: DayPlan): 1 | 2 => (plan.isHalf ? 1 : 2);

const counts = (plan: DayPlan, sandwich: Sandwich): boolean =>
  sandwich === 'both' ||
  (sandwich === 'weekends' && plan.kind === 'off') ||
  (sandwich === 'holidays' && plan.kind === 'holiday');

const halves = (day: string, which: readonly (1 | 2)[]): LeaveDay[] =>
  which.map((half) => ({ day, half, amount: wholeDay / 2 }));

/** What the span takes of a working day. */
function worked(day: string, plan: DayPlan, span: LeaveSpan): LeaveDay[] {
  if (span.minutes !== null) {
    const most = plan.isHalf ? wholeDay / 2 : wholeDay;
    const amount = Math.round((span.minutes * wholeDay) / minutesOf(plan));
    return [{ day, half: 0, amount: Math.min(most, Math.max(1, amount)) }];
  }
  const isLate = span.startHalf && day === span.from;
  const isShort = plan.isHalf || (span.endHalf && day === span.until);
  return halves(
    day,
    ([1, 2] as const).filter((half) => (half === 1 ? !isLate : !isShort)),
  );
}

/** The free days next to a working day in a direction, and the working day behind them. */
export function freeRun(
  day: string,
  step: 1 | -1,
  planOf: Around['planOf'],
): { readonly free: readonly string[]; readonly end: string } | undefined {
  const free: string[] = [];
  for (let away = 1; away <= aroundSpan; away += 1) {
    const beside = addDays(day, step * away);
    if (!isFreeDay(planOf(beside))) return { free, end: beside };
    free.push(beside);
  }
  return undefined;
}

/**
 * The free days that lie between days of leave, where the type counts them. Both ends must be taken up
 * to the free days, and one of them belong to this span: so days on both sides of a weekend count the
 * same whether they were asked for together or one after the other.
 */
export function daysInBetween(
  own: readonly LeaveDay[],
  { planOf, isOther, sandwich }: Around,
): LeaveDay[] {
  const mine = new Set(own.map(({ day, half }) => `${day} ${half}`));
  const isMine = (day: string, half: 1 | 2): boolean => mine.has(`${day} ${half}`);
  const isOpen = (day: string): boolean =>
    counts(planOf(day), sandwich) && !isOther(day, 1) && !isOther(day, 2);
  const found = new Set<string>();
  for (const day of new Set(own.map((one) => one.day))) {
    const after = freeRun(day, 1, planOf);
    const isToEnd = isMine(day, lastHalf(planOf(day)));
    if (after && isToEnd && (isMine(after.end, 1) || isOther(after.end, 1)))
      for (const free of after.free) found.add(free);
    const before = freeRun(day, -1, planOf);
    if (before && isMine(day, 1) && isOther(before.end, lastHalf(planOf(before.end))))
      for (const free of before.free) found.add(free);
  }
  return [...found].filter(isOpen).flatMap((day) => halves(day, [1, 2]));
}

/** What a span takes of its working days. */
export function workedDays(span: LeaveSpan, planOf: Around['planOf']): LeaveDay[] {
  const own: LeaveDay[] = [];
  for (const day of daysBetween(span.from, span.until)) {
    const plan = planOf(day);
    if (!isFreeDay(plan)) own.push(...worked(day, plan, span));
  }
  return own;
}

/** By day, then by half. */
export const inOrder = (days: readonly LeaveDay[]): LeaveDay[] =>
  days.toSorted((a, b) => a.day.localeCompare(b.day) || a.half - b.half);

/** Every day and half that a span takes, in order: the one count of leave, for server and form. */
export function daysOfSpan(span: LeaveSpan, around: Around): LeaveDay[] {
  const own = workedDays(span, around.planOf);
  if (span.minutes !== null || around.sandwich === 'none') return own;
  return inOrder([...own, ...daysInBetween(own, around)]);
}

export const totalOf = (days: readonly LeaveDay[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0);

/** A form need not ask for more than this around a span. */
export const aroundSpan = farthest + 1;

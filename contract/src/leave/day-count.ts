import { addDays } from '../kernel/dates.ts';
import { type DayPlan, minutesOf } from '../calendar/day-plan.ts';

/** Which free days between days of leave count as leave too. */
export const sandwiches = ['none', 'weekends', 'holidays', 'both'] as const;
export type Sandwich = (typeof sandwiches)[number];

/** Amounts of leave are whole thousandths of a day. */
export const wholeDay = 1000;

export interface Span {
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

/** Free days are followed no further than this to find leave behind them. */
const farthest = 30;

const isFree = (plan: DayPlan): boolean => plan.kind !== 'work';

const counts = (plan: DayPlan, sandwich: Sandwich): boolean =>
  sandwich === 'both' ||
  (sandwich === 'weekends' && plan.kind === 'off') ||
  (sandwich === 'holidays' && plan.kind === 'holiday');

const halves = (day: string, which: readonly (1 | 2)[]): LeaveDay[] =>
  which.map((half) => ({ day, half, amount: wholeDay / 2 }));

/** What the span takes of a working day. */
function worked(day: string, plan: DayPlan, span: Span): LeaveDay[] {
  if (span.minutes !== null) {
    const amount = Math.round((span.minutes * wholeDay) / minutesOf(plan));
    return [{ day, half: 0, amount: Math.min(wholeDay, Math.max(1, amount)) }];
  }
  const isLate = span.startHalf && day === span.from;
  const isShort = plan.isHalf || (span.endHalf && day === span.until);
  return halves(
    day,
    ([1, 2] as const).filter((half) => (half === 1 ? !isLate : !isShort)),
  );
}

/** The first day in a direction that is not free, or nothing within a month. */
function beyond(day: string, step: 1 | -1, planOf: Around['planOf']): string | undefined {
  for (let at = addDays(day, step), count = 0; count < farthest; at = addDays(at, step), count += 1)
    if (!isFree(planOf(at))) return at;
  return undefined;
}

/**
 * The free days that lie between days of leave, where the type counts them. Both ends must be whole up
 * to the free days, and one of them belong to this span: so days on both sides of a weekend count the
 * same whether they were asked for together or one after the other.
 */
function between(span: Span, own: readonly LeaveDay[], around: Around): LeaveDay[] {
  const { planOf, isOther, sandwich } = around;
  const mine = new Set(own.map(({ day, half }) => `${day} ${half}`));
  const isMine = (day: string, half: 1 | 2): boolean => mine.has(`${day} ${half}`);
  const found: LeaveDay[] = [];
  const last = addDays(span.until, farthest);
  for (let day = addDays(span.from, -farthest); day <= last; day = addDays(day, 1)) {
    const plan = planOf(day);
    if (!isFree(plan) || !counts(plan, sandwich) || isOther(day, 1) || isOther(day, 2)) continue;
    const [before, after] = [beyond(day, -1, planOf), beyond(day, 1, planOf)];
    if (!before || !after) continue;
    const touched = [
      isMine(before, 2) || isOther(before, 2),
      isMine(after, 1) || isOther(after, 1),
    ];
    if (touched.every(Boolean) && (isMine(before, 2) || isMine(after, 1)))
      found.push(...halves(day, [1, 2]));
  }
  return found;
}

/** Every day and half that a span takes, in order: the one count of leave, for server and form. */
export function daysOf(span: Span, around: Around): LeaveDay[] {
  const own: LeaveDay[] = [];
  for (let day = span.from; day <= span.until; day = addDays(day, 1)) {
    const plan = around.planOf(day);
    if (!isFree(plan)) own.push(...worked(day, plan, span));
  }
  if (own.length === 0 || span.minutes !== null || around.sandwich === 'none') return own;
  const all = [...own, ...between(span, own, around)];
  return all.toSorted((a, b) => a.day.localeCompare(b.day) || a.half - b.half);
}

export const totalOf = (days: readonly LeaveDay[]): number =>
  days.reduce((sum, { amount }) => sum + amount, 0);

import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import {
  daysOfSpan,
  isFreeDay,
  type LeaveDay,
  type Sandwich,
  type LeaveSpan,
  totalOf,
} from '@muster/contract/leave/day-count.ts';

interface Taken {
  readonly day: string;
  readonly half: number;
  readonly applicationId: string;
  readonly isSandwich: boolean;
}

/** What the server told of the days around a span. */
export interface PlanSeen {
  readonly days: readonly DayPlan[];
  readonly own: readonly Taken[];
}

/** Why a day counts or not. */
export interface CountedDay {
  readonly day: string;
  readonly amount: number;
  readonly fate: 'counts' | 'between' | 'off' | 'holiday' | 'not-part';
  readonly holiday: string | null;
}

export interface DayCount {
  readonly days: readonly CountedDay[];
  readonly total: number;
  /** the first day on which the person is away already */
  readonly clash: string | undefined;
}

const usual = (day: string): DayPlan => ({
  day,
  kind: 'work',
  isHalf: false,
  shift: null,
  holiday: null,
});

function fateOf(plan: DayPlan, amount: number): CountedDay['fate'] {
  if (isFreeDay(plan) && amount > 0) return 'between';
  if (plan.kind !== 'work') return plan.kind;
  return amount > 0 ? 'counts' : 'not-part';
}

/** Nobody is away twice; hours go beside nothing else on their day. */
const clashIn = (days: readonly LeaveDay[], others: readonly Taken[]): string | undefined =>
  days.find(({ day, half }) =>
    others.some((other) => other.day === day && (other.half === half || other.half * half === 0)),
  )?.day;

/** The count of the server, made here: every day of the span, and free days next to it that count. */
export function countSpanDays(
  span: LeaveSpan,
  { days, own }: PlanSeen,
  sandwich: Sandwich,
  except?: string,
): DayCount {
  const byDay = new Map(days.map((plan) => [plan.day, plan]));
  const planOf = (day: string) => byDay.get(day) ?? usual(day);
  const others = own.filter(({ applicationId }) => applicationId !== except);
  const bridging = new Set(
    others.filter(({ isSandwich }) => isSandwich).map(({ day, half }) => `${day} ${half}`),
  );
  const isOther = (day: string, half: 1 | 2) => bridging.has(`${day} ${half}`);
  const taken = daysOfSpan(span, { planOf, isOther, sandwich });
  const shown = new Set([...taken.map(({ day }) => day), ...daysBetween(span.from, span.until)]);
  return {
    days: [...shown].toSorted().map((day) => {
      const amount = totalOf(taken.filter((one) => one.day === day));
      const plan = planOf(day);
      return { day, amount, fate: fateOf(plan, amount), holiday: plan.holiday?.name ?? null };
    }),
    total: totalOf(taken),
    clash: clashIn(taken, others),
  };
}

import { type LeaveDay, totalOf } from '@muster/contract/leave/day-count.ts';
import type { LeaveState } from '@muster/contract/leave/calls/leave-calls.ts';
import type { PersonFacts } from '../../people/public.ts';
import { cutSpan, difference, type RecountFacts, uncovered } from '../rules/recount.ts';
import type { CountedLeaveRow } from '../store/counted-leave.ts';

/** An application as it was, and what it comes to now. */
export interface Count {
  readonly row: CountedLeaveRow;
  readonly person: PersonFacts;
  readonly days: readonly LeaveDay[];
  /** what it takes less, and more, than before */
  readonly freed: readonly LeaveDay[];
  readonly added: readonly LeaveDay[];
  /** working days of agreed leave that nobody agreed to */
  readonly open: readonly string[];
  readonly until: string;
  readonly endHalf: boolean;
  readonly asked: number;
  readonly approved: number | null;
  readonly status: LeaveState;
}

export const isMoved = ({ freed, added }: Count): boolean => freed.length + added.length > 0;

/** Nothing where it stays as it is and covers what it covered. */
export function countOf(
  row: CountedLeaveRow,
  person: PersonFacts,
  days: readonly LeaveDay[],
  facts: RecountFacts,
): Count | undefined {
  const { span, isAgreed, asked, approved } = row;
  const { freed, added } = difference(row.days, days);
  // where fewer days were agreed to than asked for, the others were left out on purpose
  const isWhole = isAgreed && asked === approved && days.length > 0 && facts.lastDay === null;
  const open = isWhole && row.isTouched ? uncovered(row, days, facts.planOf) : [];
  if (freed.length + added.length + open.length === 0) return undefined;
  const of = { row, person, days, freed, added, open };
  const ends = { until: span.until, endHalf: span.endHalf };
  if (days.length === 0) return { ...of, ...ends, asked, approved, status: 'Cancelled' };
  const { until, endHalf } = cutSpan(span, facts.lastDay) ?? span;
  const change = totalOf(days) - totalOf(row.days);
  return {
    ...of,
    // days of a closed month may lie behind the last one
    until: until < span.from ? span.until : until,
    endHalf,
    asked: isAgreed ? asked + change : totalOf(days),
    approved: approved === null ? null : approved + change,
    status: isAgreed ? 'Approved' : 'Pending',
  };
}

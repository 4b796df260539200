import { addDays, lastOfMonth, weekdayOf } from '@muster/contract/kernel/dates/dates.ts';

export type RosterSpan = 'week' | 'twoWeeks' | 'month';

const lengths: Readonly<Record<Exclude<RosterSpan, 'month'>, number>> = { week: 7, twoWeeks: 14 };

/** The first day of the stretch that a day lies in: weeks begin on Sunday, as the calendar does. */
export const startOf = (day: string, span: RosterSpan): string =>
  span === 'month' ? `${day.slice(0, 8)}01` : addDays(day, -weekdayOf(day));

export function endOf(from: string, span: RosterSpan): string {
  if (span !== 'month') return addDays(from, lengths[span] - 1);
  return lastOfMonth(from.slice(0, 7));
}

export const laterThan = (from: string, span: RosterSpan): string => addDays(endOf(from, span), 1);
export const earlierThan = (from: string, span: RosterSpan): string =>
  span === 'month' ? startOf(addDays(from, -1), 'month') : addDays(from, -lengths[span]);

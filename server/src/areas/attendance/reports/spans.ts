import { attendanceSpanTooLong } from '@muster/contract/attendance/refusals.ts';
import { dayCount, lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { DaySpan } from '../store/stale.ts';

/** A year is the most that one report adds up. */
export const longest = 366;

const fault = (path: string, code: FaultCode) => ({ path, code, values: {} });

/** From the first of the month to today, where nothing else was asked for. */
export function reportSpan(
  { from, until }: { readonly from?: string; readonly until?: string },
  today: string,
): DaySpan {
  const end = until ?? today;
  const begin = from ?? `${end.slice(0, 7)}-01`;
  if (begin > end) throw new Refusal(ruleRefused, {}, [fault('toDate', 'before-start')]);
  if (dayCount(begin, end) > longest)
    throw new Refusal(attendanceSpanTooLong, { days: longest }, [fault('fromDate', 'not-fitting')]);
  return { from: begin, until: end };
}

export function monthOf(month: string | undefined, today: string): DaySpan {
  const shown = month ?? today.slice(0, 7);
  return { from: `${shown}-01`, until: lastOfMonth(shown) };
}

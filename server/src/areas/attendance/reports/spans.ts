import { addDays, lastOfMonth } from '@muster/contract/kernel/dates.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { Span } from '../store/stale.ts';

/** A year is the most that one report adds up. */
const longest = 366;

const refuse = (path: string, code: FaultCode) =>
  new Refusal(ruleRefused, {}, [{ path, code, values: {} }]);

/** From the first of the month to today, where nothing else was asked for. */
export function spanOf(
  { from, until }: { readonly from?: string; readonly until?: string },
  today: string,
): Span {
  const end = until ?? today;
  const begin = from ?? `${end.slice(0, 7)}-01`;
  if (begin > end) throw refuse('toDate', 'before-start');
  if (addDays(begin, longest) < end) throw refuse('fromDate', 'not-fitting');
  return { from: begin, until: end };
}

export function monthOf(month: string | undefined, today: string): Span {
  const shown = month ?? today.slice(0, 7);
  return { from: `${shown}-01`, until: lastOfMonth(shown) };
}

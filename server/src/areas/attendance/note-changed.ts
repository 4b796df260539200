import { addDays, dayNumber } from '@muster/contract/kernel/dates.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { CalendarListener } from '../calendar/public.ts';
import type { LeaveListener } from '../leave/public.ts';
import type { LifeListener } from '../people/public.ts';
import { recomputeName } from './recompute-name.ts';
import { findThere } from './store/facts.ts';
import { markStale, readHorizon, type Span } from './store/stale.ts';

/** More than this is not marked day by day but judged anew behind the request. */
const most = 20_000;

/** The part of a span that may have been judged: kept, and begun in some zone of the world. */
function keptPart({ from, until }: Span, kept: Span, clock: Clock): Span {
  const last = addDays(clock.now().slice(0, 10), 1);
  return { from: from < kept.from ? kept.from : from, until: until > last ? last : until };
}

/** Days of people are different now: before the next one reads them, they are judged anew. */
export async function noteChanged(
  tx: Tx,
  ids: readonly string[] | 'all',
  span: Span,
  clock: Clock,
): Promise<void> {
  const kept = await readHorizon(tx);
  if (!kept) return;
  const part = keptPart(span, kept, clock);
  if (part.until < part.from) return;
  const days = dayNumber(part.until) - dayNumber(part.from) + 1;
  const people = ids === 'all' ? await findThere(tx, part) : ids;
  if (people.length * days <= most) {
    await markStale(tx, people, part, clock.now());
    return;
  }
  const employeeIds = ids === 'all' ? null : [...ids];
  await enqueue(tx, recomputeName, { ...part, employeeIds }, { clock });
}

/** What earlier rooms tell attendance of, in the transaction in which it happens. */
export const attendanceListeners = (
  clock: Clock,
): { plans: CalendarListener; leave: LeaveListener; life: LifeListener } => ({
  plans: (tx, { employeeIds, from, until }) => noteChanged(tx, employeeIds, { from, until }, clock),
  leave: (tx, { employeeIds, from, until }) => noteChanged(tx, employeeIds, { from, until }, clock),
  // what begins today or later is judged by the periods anyway; only what was rewritten is told here
  life: async (tx, events, { today }) => {
    for (const { employeeId, from } of events)
      if (from !== undefined) await noteChanged(tx, [employeeId], { from, until: today }, clock);
  },
});

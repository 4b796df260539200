import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { PlansChanged } from './events.ts';
import type { CalendarCall, CalendarDeps } from './deps.ts';

/** What has no end is told up to here. */
export const farDay = '9999-12-31';

/** Older days are closed and paid: nobody judges them anew because a roster was tidied up. */
const daysBack = 365;

/** Whoever listens hears which days are planned differently now, in the same transaction. */
export async function emitCalendarChanged(
  { db, clock }: Pick<CalendarCall<Tx>, 'db' | 'clock'>,
  { now, tell }: CalendarDeps,
  { employeeIds, from, until }: PlansChanged,
): Promise<void> {
  const earliest = addDays((await now({ db, clock })).today, -daysBack);
  const first = from < earliest ? earliest : from;
  if (until < first || employeeIds.length === 0) return;
  await tell(db, { employeeIds, from: first, until });
}

import type { Tx } from '../../platform/db/transaction.ts';
import type { CalendarListener } from './events.ts';
import { type DayToSet, upsertDays } from './store/roster-days.ts';

/** Single days that were agreed to elsewhere; whoever listens hears of them in the same transaction. */
export async function putDays(
  tx: Tx,
  days: readonly DayToSet[],
  note: string | null,
  at: string,
  tell: CalendarListener,
): Promise<void> {
  await upsertDays(tx, days, note, at);
  const sorted = days.map(({ day }) => day).toSorted();
  const employeeIds = [...new Set(days.map(({ employeeId }) => employeeId))];
  await tell(tx, { employeeIds, from: sorted[0] ?? '', until: sorted.at(-1) ?? '' });
}

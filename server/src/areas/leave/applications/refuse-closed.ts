import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { LeaveDay } from '@muster/contract/leave/day-count.ts';
import { leaveMonthLocked } from '@muster/contract/leave/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { ClosedDays } from '../../people/public.ts';

/** Days of a closed month are paid: nothing about them is asked for, agreed to or cancelled. */
export async function refuseClosed(
  tx: Tx,
  employeeId: string,
  days: readonly LeaveDay[],
  closedDays: ClosedDays,
): Promise<void> {
  const [first, last] = [days[0]?.day, days.at(-1)?.day];
  if (!first || !last) return;
  const closed = await closedDays(tx, [employeeId], first, last);
  const hit = days.find(({ day }) => closed.has(`${employeeId} ${day}`));
  const month = hit && closed.get(`${employeeId} ${hit.day}`);
  if (month) throw new Refusal(leaveMonthLocked, { month });
}

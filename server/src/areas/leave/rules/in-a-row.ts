import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { freeRun, type LeaveDay, totalOf } from '@muster/contract/leave/day-count.ts';

/**
 * How much leave of one kind stands in a row, when these days are added to what there is: free days in
 * between do not part it, a day at work does.
 */
export function inARow(
  days: readonly LeaveDay[],
  others: readonly LeaveDay[],
  planOf: (day: string) => DayPlan,
): number {
  const amounts = new Map<string, number>();
  for (const { day, amount } of others) amounts.set(day, (amounts.get(day) ?? 0) + amount);
  const beside = (from: string | undefined, step: 1 | -1): number => {
    let sum = 0;
    let at = from && freeRun(from, step, planOf);
    while (at && amounts.has(at.end)) {
      for (const day of [...at.free, at.end]) {
        sum += amounts.get(day) ?? 0;
        // each is counted once: at the end of the calendar the next day is the same
        amounts.delete(day);
      }
      at = freeRun(at.end, step, planOf);
    }
    return sum;
  };
  const inOrder = days.map(({ day }) => day).toSorted();
  return totalOf(days) + beside(inOrder[0], -1) + beside(inOrder.at(-1), 1);
}

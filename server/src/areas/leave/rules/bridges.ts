import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { freeRun, isFreeDay, lastHalf } from '@muster/contract/leave/day-count.ts';

export interface TakenDay {
  readonly applicationId: string;
  readonly day: string;
  readonly half: 0 | 1 | 2;
  readonly amount: number;
}

/**
 * Free days that were counted because leave stood on both sides of them, and does so no longer: the one
 * on the other side was turned down, shortened or cancelled.
 */
export function looseBridges(
  taken: readonly TakenDay[],
  planOf: (day: string) => DayPlan,
): TakenDay[] {
  const keys = new Set(taken.map(({ day, half }) => `${day} ${half}`));
  const isHeld = (day: string): boolean => {
    const [before, after] = [freeRun(day, -1, planOf), freeRun(day, 1, planOf)];
    if (!before || !after) return false;
    return keys.has(`${before.end} ${lastHalf(planOf(before.end))}`) && keys.has(`${after.end} 1`);
  };
  return taken.filter(({ day, half }) => half !== 0 && isFreeDay(planOf(day)) && !isHeld(day));
}

import type { LeaveDay } from '@muster/contract/leave/day-count.ts';
import { yearOf } from './service.ts';

interface Use {
  readonly kind: 'use';
  readonly amount: number;
  readonly day: string;
  readonly year: number;
}

/** What days of leave take of the balances: one entry a month, because carried days go by months. */
export function usesOf(days: readonly LeaveDay[]): Use[] {
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7));
  return [...months.values()].map((some) => {
    const day = some.reduce((least, one) => (one.day < least ? one.day : least), '9999-12-31');
    const amount = -some.reduce((sum, one) => sum + one.amount, 0);
    return { kind: 'use', amount, day, year: yearOf(day) };
  });
}

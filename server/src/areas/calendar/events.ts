import type { Tx } from '../../platform/db/transaction.ts';
import { eventKind } from '../../platform/events.ts';

/** Whose plans of which days are different now. */
export interface PlansChanged {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

export type CalendarListener = (tx: Tx, changed: PlansChanged) => Promise<void>;

/** Told in the same transaction. */
export const plansChanged = eventKind<CalendarListener>('calendar.plans');

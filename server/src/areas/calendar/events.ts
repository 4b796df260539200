import type { Tx } from '../../platform/db/transaction.ts';

/** Whose plans of which days are different now. */
export interface PlansChanged {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

/** Given where the app is wired: later rooms listen, in the same transaction. */
export type CalendarListener = (tx: Tx, changed: PlansChanged) => Promise<void>;

/** Several listeners as one: each hears it, one after the other. */
export const eachPlan =
  (...listeners: readonly CalendarListener[]): CalendarListener =>
  async (tx, changed) => {
    for (const listener of listeners) await listener(tx, changed);
  };

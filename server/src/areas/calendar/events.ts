import type { Tx } from '../../platform/db/transaction.ts';

/** Whose plans of which days are different now. */
export interface PlansChanged {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

/** Given where the app is wired: later rooms listen, in the same transaction. */
export type CalendarListener = (tx: Tx, changed: PlansChanged) => Promise<void>;

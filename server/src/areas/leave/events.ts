import type { Tx } from '../../platform/db/transaction.ts';

/** Whose agreed leave of which days is different now. */
interface LeaveChanged {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

/** Given where the app is wired: later rooms listen, in the same transaction. */
export type LeaveListener = (tx: Tx, changed: LeaveChanged) => Promise<void>;

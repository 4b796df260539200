import type { Tx } from '../../platform/db/transaction.ts';
import { eventKind } from '../../platform/events.ts';

/** Whose agreed leave of which days is different now. */
interface LeaveChanged {
  readonly employeeIds: readonly string[] | 'all';
  readonly from: string;
  readonly until: string;
}

export type LeaveListener = (tx: Tx, changed: LeaveChanged) => Promise<void>;

/** Told in the same transaction. */
export const leaveChanged = eventKind<LeaveListener>('leave.changed');

import type { Tx } from '../../platform/db/transaction.ts';
import { question } from '../../platform/questions.ts';
import type { ClosedMonth } from './store/figures.ts';

/** Refuses to open a month again whose pay was agreed to, and keeps it from being agreed to meanwhile. */
export type RefuseReopening = (tx: Tx, month: ClosedMonth) => Promise<void>;

/** What attendance asks of rooms that come after it. */
export const askRefuseReopening = question<RefuseReopening>('attendance.refuse-reopening');

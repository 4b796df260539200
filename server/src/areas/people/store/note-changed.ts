import type { Tx } from '../../../platform/db/transaction.ts';

/** Something that belongs to the person changed: whoever has the record open must look again. */
export const notePersonChanged = (tx: Tx, employeeId: string, at: string) =>
  tx
    .updateTable('employee')
    .set((row) => ({ version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', employeeId)
    .execute();

import type { Handle } from '../../../platform/db/transaction.ts';

/** Whether someone is here, whatever became of them since. */
export async function hasPeople(db: Handle): Promise<boolean> {
  const found = await db.selectFrom('employee').select('id').limit(1).executeTakeFirst();
  return found !== undefined;
}

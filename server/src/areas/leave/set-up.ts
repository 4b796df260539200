import type { Handle } from '../../platform/db/transaction.ts';

/** Whether there is a kind of leave that can be asked for. */
export async function hasLeaveTypes(db: Handle): Promise<boolean> {
  const found = await db
    .selectFrom('leave_type')
    .select('id')
    .where('inactive_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

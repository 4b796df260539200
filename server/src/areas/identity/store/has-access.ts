import type { Handle } from '../../../platform/db/transaction.ts';

/** Whether a person of the company can log in. */
export async function hasAccess(db: Handle): Promise<boolean> {
  const found = await db
    .selectFrom('employee_account')
    .select('employee_id')
    .where('password_hash', 'is not', null)
    .where('disabled_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

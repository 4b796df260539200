import { sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';

export interface RunBefore {
  readonly id: string;
  readonly month: string;
  readonly from: string;
}

/** The salaries of the company in the month before; undefined: none were calculated. */
export async function findRunBefore(
  db: Handle,
  { concernId, month }: { readonly concernId: string; readonly month: string },
): Promise<RunBefore | undefined> {
  const found = await sql<RunBefore>`select run.id, run.month, period.from_date as from
    from salary_run as run
      join pay_period as period on period.concern_id = run.concern_id and period.month = run.month
    where run.concern_id = ${concernId} and run.kind = 'Salary'
      and run.month = to_char((${month} || '-01')::date - interval '1 month', 'YYYY-MM')
      and run.state not in ('Draft', 'Cancelled', 'Reversed')`.execute(db);
  return found.rows[0];
}

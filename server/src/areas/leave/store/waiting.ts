import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/** Those of whom something of a kind waits. */
export async function findWaiting(tx: Tx, leaveTypeId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct employee_id as id
    from leave_application where leave_type_id = ${leaveTypeId} and status = 'Pending'
    order by 1`.execute(tx);
  return found.rows.map(({ id }) => id);
}

/** No balance is kept of it any more: nothing waits in one. */
export const dropWaiting = (tx: Tx, leaveTypeId: string) =>
  sql`update leave_balance set waiting = 0
    where leave_type_id = ${leaveTypeId} and waiting <> 0`.execute(tx);

/** From now on a balance is kept of it: what waits does so in there. */
export const takeUpWaiting = (tx: Tx, leaveTypeId: string, lowest: number) =>
  sql`insert into leave_balance (employee_id, leave_type_id, year, balance, waiting, lowest)
    select taken.employee_id, ${leaveTypeId}, extract(year from taken.day)::int, 0,
      sum(taken.amount)::int, ${lowest}
    from leave_day as taken
    join leave_application as application on application.id = taken.application_id
    where application.leave_type_id = ${leaveTypeId} and not taken.is_agreed
    group by taken.employee_id, extract(year from taken.day)
    on conflict (employee_id, leave_type_id, year) do update set waiting = excluded.waiting`.execute(
    tx,
  );

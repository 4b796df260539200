import type { LeaveDay } from '@muster/contract/leave/day-count.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

/** A part of a day that someone's application takes, waiting or agreed to. */
export interface TakenRow extends LeaveDay {
  readonly applicationId: string;
  readonly leaveTypeId: string;
  readonly typeName: string;
  readonly isSandwich: boolean;
  readonly isAgreed: boolean;
  readonly from: string;
  readonly until: string;
}

export async function findTaken(
  db: Handle,
  employeeId: string,
  from: string,
  until: string,
): Promise<TakenRow[]> {
  const found = await sql<TakenRow>`select taken.day, taken.half, taken.amount,
      taken.is_agreed as "isAgreed", application.id as "applicationId",
      application.start_on as from, application.end_on as until, kind.id as "leaveTypeId",
      kind.full_name as "typeName", kind.sandwich <> 'none' as "isSandwich"
    from leave_day as taken
    join leave_application as application on application.id = taken.application_id
    join leave_type as kind on kind.id = application.leave_type_id
    where taken.employee_id = ${employeeId} and taken.day between ${from} and ${until}
    order by taken.day, taken.half`.execute(db);
  return found.rows;
}

export async function daysOfApplication(db: Handle, id: string): Promise<LeaveDay[]> {
  const found = await sql<LeaveDay>`select day, half, amount from leave_day
    where application_id = ${id} order by day, half`.execute(db);
  return found.rows;
}

/** The days of several, each with whose it is and of which application. */
export async function daysOfApplications(db: Handle, ids: readonly string[]) {
  const found = await sql<{ id: string; employeeId: string; day: string }>`
    select application_id as id, employee_id as "employeeId", day from leave_day
    where application_id = any(${[...ids]}::uuid[]) order by day`.execute(db);
  return found.rows;
}

export const insertDays = (
  tx: Tx,
  { id, employeeId }: { readonly id: string; readonly employeeId: string },
  days: readonly LeaveDay[],
) =>
  sql`insert into leave_day (application_id, employee_id, day, half, amount, is_agreed)
    select ${id}, ${employeeId}, day, half, amount, false
    from json_to_recordset(${JSON.stringify(days)}) as given (day date, half int, amount int)`.execute(
    tx,
  );

export const deleteDays = (tx: Tx, id: string, days: readonly LeaveDay[]) =>
  sql`delete from leave_day as gone using json_to_recordset(${JSON.stringify(days)})
      as given (day date, half int)
    where gone.application_id = ${id} and gone.day = given.day and gone.half = given.half`.execute(
    tx,
  );

export const agreeDays = (tx: Tx, id: string) =>
  tx.updateTable('leave_day').set({ is_agreed: true }).where('application_id', '=', id).execute();

import type { LeaveDay } from '@muster/contract/leave/day-count.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Count } from '../recount/standing-count.ts';

/** Days that the others do not have in the same way. */
const without = (days: readonly LeaveDay[], others: readonly LeaveDay[]): LeaveDay[] => {
  const keyOf = ({ day, half, amount }: LeaveDay): string => `${day} ${half} ${amount}`;
  const has = new Set(others.map(keyOf));
  return days.filter((day) => !has.has(keyOf(day)));
};

/** The days of some applications as they are now; those that stay are not touched. */
export async function replaceDays(tx: Tx, counts: readonly Count[]): Promise<void> {
  const gone = counts.flatMap(({ row, days }) =>
    without(row.days, days).map(({ day, half }) => ({ id: row.id, day, half })),
  );
  await sql`delete from leave_day as gone using json_to_recordset(${JSON.stringify(gone)})
      as given (id uuid, day date, half int)
    where gone.application_id = given.id and gone.day = given.day and gone.half = given.half`.execute(
    tx,
  );
  const rows = counts.flatMap(({ row, days }) =>
    without(days, row.days).map((day) => ({
      id: row.id,
      employee: row.employeeId,
      agreed: row.isAgreed,
      ...day,
    })),
  );
  await sql`insert into leave_day (application_id, employee_id, day, half, amount, is_agreed)
    select id, employee, day, half, amount, agreed from json_to_recordset(${JSON.stringify(rows)})
      as given (id uuid, employee uuid, day date, half int, amount int, agreed boolean)`.execute(
    tx,
  );
}

/** What they come to; whoever changes one by an older reading is told so. */
export async function saveRecounted(tx: Tx, counts: readonly Count[], at: string): Promise<void> {
  const rows = counts.map(({ row: { id }, until, endHalf, asked, approved, status }) => ({
    id,
    until,
    half: endHalf,
    asked,
    approved,
    status,
  }));
  await sql`update leave_application as kept set end_on = given.until, end_half = given.half,
      asked = given.asked, approved = given.approved, status = given.status,
      version = kept.version + 1, updated_at = ${at}
    from json_to_recordset(${JSON.stringify(rows)}) as given
      (id uuid, until date, half boolean, asked int, approved int, status text)
    where kept.id = given.id`.execute(tx);
}

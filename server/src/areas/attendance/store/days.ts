import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { JudgedPersonDay } from '../judging/judge-days.ts';
import type { DaySpan } from './stale.ts';

const asTime = (minutes: number | null): string | null =>
  minutes === null ? null : new Date(minutes * 60_000).toISOString();

/** Days of a closed pay period stay as they are, whatever is judged. */
const isOpen = (row: string) => sql<boolean>`not exists (select 1 from attendance_lock as closed
  where closed.concern_id = ${sql.ref(`${row}.concern_id`)}
    and ${sql.ref(`${row}.day`)} between closed.from_date and closed.to_date)`;

/**
 * What was judged becomes what reports read; days on which someone did not belong to the house are
 * taken away. One statement for all, a row is written only where it says something new.
 */
export async function saveDays(
  tx: Tx,
  ids: readonly string[],
  { from, until }: DaySpan,
  days: readonly JudgedPersonDay[],
  at: string,
): Promise<void> {
  const rows = days.map((day) => ({
    employee_id: day.employeeId,
    day: day.day,
    concern_id: day.concernId,
    status: day.status,
    part_leave: day.isPartLeave,
    absence: day.absence,
    leave_amount: day.leaveAmount,
    to_work: day.toWork,
    leave_type_id: day.leaveTypeId,
    shift_id: day.shiftId,
    in_at: asTime(day.inAt),
    out_at: asTime(day.outAt),
    worked: day.worked,
    late: day.late,
    early: day.early,
    overtime: day.overtime,
    is_missing_out: day.isMissingOut,
    late_waived: day.isWaived,
    open_until: asTime(day.openUntil),
    computed_at: at,
  }));
  const [first] = rows;
  const given = JSON.stringify(rows);
  const judged = sql`json_populate_recordset(null::attendance_day, ${given}) as judged`;
  if (first) {
    const names = Object.keys(first);
    const said = names.filter((name) => !['employee_id', 'day', 'computed_at'].includes(name));
    const columns = (of: string, which: readonly string[]) =>
      sql.join(which.map((name) => sql.ref(`${of}.${name}`)));
    const sets = sql.join(names.map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`));
    await sql`insert into attendance_day (${sql.join(names.map((name) => sql.ref(name)))})
      select ${columns('judged', names)} from ${judged} where ${isOpen('judged')}
      on conflict (employee_id, day) do update set ${sets}
      where (${columns('attendance_day', said)}) is distinct from (${columns('excluded', said)})
        and ${isOpen('attendance_day')}`.execute(tx);
  }
  await sql`delete from attendance_day as judged
    where employee_id = any(${[...ids]}::uuid[]) and day between ${from} and ${until}
      and ${isOpen('judged')}
      and not exists (select 1 from json_to_recordset(${given}) as kept (employee_id uuid, day date)
        where kept.employee_id = judged.employee_id and kept.day = judged.day)`.execute(tx);
}

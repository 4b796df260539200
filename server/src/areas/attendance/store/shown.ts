import { countedAs, type JudgedDay } from '@muster/contract/attendance/attendance-rows.ts';
import { type RawBuilder, sql } from 'kysely';
import { jobOn } from './place-on.ts';

/** Whom a row is about, with the work of its day; looked up for the few rows of a page. */
export const personOn = (day: RawBuilder<unknown>) => sql`(select json_build_object(
    'id', employee.id, 'name', employee.name, 'number', employee.number,
    'designationId', (select json_build_object('id', id, 'name', name) from designation
      where id = job.designation_id),
    'departmentId', (select json_build_object('id', id, 'name', name) from department
      where id = job.department_id))
  from ${jobOn(day)} as job)`;

/** Whose policy counts for someone on a day. */
export const concernOn = (day: RawBuilder<unknown>) => sql`(select department.concern_id
  from ${jobOn(day)} as job join department on department.id = job.department_id)`;

/** In a pay period that is closed for the concern someone belonged to then. */
const isLocked = sql<boolean>`exists (select 1 from attendance_lock
  where attendance_lock.concern_id = judged.concern_id
    and judged.day between attendance_lock.from_date and attendance_lock.to_date)`;

/** A day as it is told, of the row `judged` and its `employee`. */
export const judgedColumns = sql`judged.day, judged.status, judged.part_leave as "isPartLeave",
  (select json_build_object('id', id, 'shortName', short_name, 'colour', colour) from leave_type
    where id = judged.leave_type_id) as "leaveType",
  (select json_build_object('id', id, 'name', name) from shift
    where id = judged.shift_id) as shift,
  judged.in_at as "inAt", judged.out_at as "outAt", judged.worked, judged.late, judged.early,
  judged.overtime, judged.is_missing_out as "isMissingOut", judged.late_waived as "isWaived",
  ${isLocked} as "isLocked"`;

export type ShownDay = JudgedDay;

/** Days of each kind and what they add up to; lates that were excused are none. */
export const countedColumns = sql`
  count(*) filter (where judged.status not in ('Holiday', 'Weekly off', 'Suspended',
    'Long leave'))::int as working,
  count(*) filter (where judged.status = any(${[...countedAs('Present')]}))::int as present,
  count(*) filter (where judged.late > 0 and not judged.late_waived)::int as late,
  count(*) filter (where judged.status = 'Half day')::int as "halfDay",
  coalesce(sum(judged.absence), 0)::float8 / 1000 as absent,
  coalesce(sum(judged.leave_amount), 0)::float8 / 1000 as leave,
  count(*) filter (where judged.status = 'Holiday')::int as holiday,
  count(*) filter (where judged.status = 'Weekly off')::int as "weeklyOff",
  count(*) filter (where judged.status = 'Suspended')::int as suspended,
  count(*) filter (where judged.status = 'Long leave')::int as "longLeave",
  coalesce(sum(judged.worked), 0)::int as worked,
  coalesce(sum(judged.late) filter (where not judged.late_waived), 0)::int as "lateMinutes",
  coalesce(sum(judged.overtime), 0)::int as overtime,
  count(*) filter (where judged.is_missing_out)::int as "missingOut"`;

export interface DayTotals {
  readonly working: number;
  readonly present: number;
  readonly late: number;
  readonly halfDay: number;
  readonly absent: number;
  readonly leave: number;
  readonly holiday: number;
  readonly weeklyOff: number;
  readonly suspended: number;
  readonly longLeave: number;
  readonly worked: number;
  readonly lateMinutes: number;
  readonly overtime: number;
  readonly missingOut: number;
}

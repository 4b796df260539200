import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { KnownHoliday } from '../rules/holidays-on.ts';
import { type Assigned, type Pattern, type PlannedShift, rosterKey } from '../rules/plan-day.ts';

/** Holidays in use that may fall between two days: those of the span, and all that come again. */
export async function findKnownHolidays(
  db: Handle,
  from: string,
  until: string,
): Promise<KnownHoliday[]> {
  const found =
    await sql<KnownHoliday>`select id, name, start_on as from, end_on as until, recurring, half,
      type = 'Optional' as "isOptional",
      array(select location_id from holiday_location where holiday_id = holiday.id) as "locationIds"
    from holiday where inactive_at is null and start_on <= ${until}
      and (recurring or end_on >= ${from})
    order by start_on, id`.execute(db);
  return found.rows;
}

/** Every assignment that may say something up to a day, by whom it is for, the newest first. */
export async function findAssigned(
  db: Handle,
  employeeIds: readonly string[],
  until: string,
): Promise<ReadonlyMap<string, readonly Assigned[]>> {
  const found = await sql<Assigned>`select target, from_date as from,
      coalesce(concern_id, location_id, department_id, unit_id, sub_unit_id, employee_id) as "ofId",
      pattern_id as "patternId", shifted_by as "shiftedBy", shift_id as "shiftId"
    from roster_assignment
    where from_date <= ${until}
      and (target <> 'employee' or employee_id = any(${[...employeeIds]}::uuid[]))
    order by from_date desc`.execute(db);
  return Map.groupBy(found.rows, (row) => rosterKey(row.target, row.ofId));
}

export async function findPatterns(db: Handle): Promise<ReadonlyMap<string, Pattern>> {
  const found = await sql<Pattern & { id: string }>`select id, begins_on as "beginsOn",
      array(select shift_id from roster_pattern_day where pattern_id = roster_pattern.id
        order by position) as days
    from roster_pattern`.execute(db);
  return new Map(found.rows.map(({ id, ...pattern }) => [id, pattern]));
}

export async function findPlannedShifts(db: Handle): Promise<ReadonlyMap<string, PlannedShift>> {
  const rows = await db
    .selectFrom('shift')
    .select([
      'id',
      'name',
      'starts_at as startsAt',
      'ends_at as endsAt',
      'break_minutes as breakMinutes',
    ])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

type SetDay = { readonly shiftId: string | null };

/** Days set by hand, by person and day. */
export async function findSetDays(
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlyMap<string, SetDay>> {
  const rows = await sql<{ employeeId: string; day: string; shiftId: string | null }>`
    select employee_id as "employeeId", day, shift_id as "shiftId" from roster_day
    where employee_id = any(${[...employeeIds]}::uuid[]) and day between ${from} and ${until}`.execute(
    db,
  );
  return new Map(
    rows.rows.map(({ employeeId, day, shiftId }) => [`${employeeId} ${day}`, { shiftId }]),
  );
}

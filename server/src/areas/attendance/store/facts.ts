import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { DaySpan } from './stale.ts';

/** From a day on, until the next row of the same person. */
interface EmployedFrom {
  readonly employeeId: string;
  readonly from: string;
  readonly isEmployed: boolean;
  /** belongs to the house and is kept away from it */
  readonly away: 'Suspended' | 'Long leave' | null;
  readonly concernId: string | null;
}

/** When people belonged to the house, and to which concern: each person's rows in order. */
export async function findEmployed(
  db: Handle,
  ids: readonly string[],
  from: string,
  until: string,
): Promise<EmployedFrom[]> {
  const found = await sql<EmployedFrom>`
    select period.employee_id as "employeeId", period.from_date as from,
      period.status not in ('Draft', 'Left') as "isEmployed",
      case when period.status in ('Suspended', 'Long leave') then period.status end as away,
      department.concern_id as "concernId"
    from employment_period as period left join department on department.id = period.department_id
    where period.employee_id = any(${[...ids]}::uuid[]) and period.from_date <= ${until}
      and not exists (select 1 from employment_period as later
        where later.employee_id = period.employee_id
          and later.from_date > period.from_date and later.from_date <= ${from})
    order by period.employee_id, period.from_date`.execute(db);
  return found.rows;
}

export interface PunchMinute {
  readonly id: string;
  readonly employeeId: string;
  /** minutes since 1970 */
  readonly at: number;
  readonly direction: 'in' | 'out' | null;
  readonly isVoid: boolean;
  /** the day it was judged for last */
  readonly day: string | null;
}

/** Punches, to the minute, those that no longer count among them: a day on both sides, for shifts over midnight in any zone. */
export async function findPunches(
  db: Handle,
  ids: readonly string[],
  from: string,
  until: string,
): Promise<PunchMinute[]> {
  const found = await sql<PunchMinute>`
    select id, employee_id as "employeeId", floor(extract(epoch from at) / 60)::int as at, direction,
      coalesce(void_by, void_entry_id) is not null as "isVoid", day
    from punch
    where employee_id = any(${[...ids]}::uuid[])
      and at >= ${from}::date - interval '2 days' and at < ${until}::date + interval '3 days'
    order by employee_id, at`.execute(db);
  return found.rows;
}

/** Days of someone whose lateness was excused. */
export async function findWaived(
  db: Handle,
  ids: readonly string[],
  from: string,
  until: string,
): Promise<ReadonlySet<string>> {
  const found = await sql<{ employeeId: string; day: string }>`
    select employee_id as "employeeId", day from late_waiver
    where employee_id = any(${[...ids]}::uuid[]) and day between ${from} and ${until}`.execute(db);
  return new Set(found.rows.map(({ employeeId, day }) => `${employeeId} ${day}`));
}

export async function findConcern(db: Handle, employeeId: string): Promise<string | null> {
  const row = await db
    .selectFrom('employee')
    .leftJoin('department', 'department.id', 'employee.department_id')
    .select('department.concern_id')
    .where('employee.id', '=', employeeId)
    .executeTakeFirst();
  return row?.concern_id ?? null;
}

/** Everyone who ever was in a concern. */
export async function findOfConcern(db: Handle, concernId: string): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct period.employee_id as id
    from employment_period as period join department on department.id = period.department_id
    where department.concern_id = ${concernId} order by 1`.execute(db);
  return found.rows.map((row) => row.id);
}

/** Everyone who was in the house on any day of a span. */
export async function findEmployedIds(db: Handle, { from, until }: DaySpan): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct period.employee_id as id
    from employment_period as period
    where period.status not in ('Draft', 'Left') and period.from_date <= ${until}
      and not exists (select 1 from employment_period as later
        where later.employee_id = period.employee_id
          and later.from_date > period.from_date and later.from_date <= ${from})
    order by 1`.execute(db);
  return found.rows.map((row) => row.id);
}

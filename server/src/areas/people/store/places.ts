import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';

/** Where someone is from a day on, until the next row of the same person. */
export interface PlacesFrom {
  readonly employeeId: string;
  readonly from: string;
  readonly concernId: string | null;
  readonly departmentId: string | null;
  readonly unitId: string | null;
  readonly subUnitId: string | null;
  readonly locationId: string | null;
}

/** The periods of some people that touch a span of days, each person's in order. */
export async function findPlaces(
  db: Handle,
  employeeIds: readonly string[],
  from: string,
  until: string,
): Promise<PlacesFrom[]> {
  const found = await sql<PlacesFrom>`
    select period.employee_id as "employeeId", period.from_date as from,
      department.concern_id as "concernId", period.department_id as "departmentId",
      period.unit_id as "unitId", period.sub_unit_id as "subUnitId",
      period.location_id as "locationId"
    from employment_period as period left join department on department.id = period.department_id
    where period.employee_id = any(${[...employeeIds]}::uuid[]) and period.from_date <= ${until}
      and not exists (select 1 from employment_period as later
        where later.employee_id = period.employee_id
          and later.from_date > period.from_date and later.from_date <= ${from})
    order by period.employee_id, period.from_date`.execute(db);
  return found.rows;
}

/** Whom one of these columns of the job data has ever named since a day: who may be touched by it. */
const columns = {
  concern: 'department.concern_id',
  location: 'period.location_id',
  department: 'period.department_id',
  unit: 'period.unit_id',
  subUnit: 'period.sub_unit_id',
} as const;
export type PlaceColumn = keyof typeof columns;

export async function findPeopleAt(
  db: Handle,
  place: PlaceColumn,
  ids: readonly string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct period.employee_id as id
    from employment_period as period left join department on department.id = period.department_id
    where ${sql.ref(columns[place])} = any(${[...ids]}::uuid[])`.execute(db);
  return found.rows.map((row) => row.id);
}

/** The locations where people of other concerns than these work, or may come back to. */
export async function findPlacesOfOthers(
  db: Handle,
  concernIds: readonly string[],
): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct employee.location_id as id
    from employee left join department on department.id = employee.department_id
    where employee.status <> 'Left' and employee.location_id is not null
      and (department.concern_id = any(${[...concernIds]}::uuid[])) is not true`.execute(db);
  return found.rows.map((row) => row.id);
}

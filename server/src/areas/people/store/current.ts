import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Now, todayWhere } from '../../../platform/now.ts';
import type { JobData } from '../rules/job-data.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** The columns of job data, the same in the period and in the copy that lists read. */
export const jobColumns = {
  designationId: 'designation_id',
  departmentId: 'department_id',
  unitId: 'unit_id',
  subUnitId: 'sub_unit_id',
  locationId: 'location_id',
  regionId: 'region_id',
  areaId: 'area_id',
  categoryId: 'category_id',
  employmentType: 'employment_type',
  lineManagerId: 'line_manager_id',
  secondTierId: 'second_tier_id',
  status: 'status',
} as const satisfies Record<keyof JobData, string>;

const all = (table: string): RawBuilder<unknown> =>
  sql.join(Object.values(jobColumns).map((column) => sql.ref(`${table}.${column}`)));
const told = (table: string): RawBuilder<unknown> =>
  sql`json_build_object(${sql.join(
    Object.entries(jobColumns).flatMap(([name, column]) => [
      sql`${sql.lit(name)}`,
      sql.ref(`${table}.${column}`),
    ]),
  )})`;

/**
 * A period begins with its first day where it is spent: whoever moves to a concern far away is moved when
 * the day has begun there, and stays so.
 */
const hasBegun = (period: string, now: Now): Condition =>
  sql<boolean>`${sql.ref(`${period}.from_date`)} <= ${todayOn(period, now)}`;
const todayOn = (period: string, now: Now): RawBuilder<string> =>
  todayWhere(
    now,
    sql`select department.concern_id from department
      where department.id = ${sql.ref(`${period}.department_id`)}`,
  );

/** The period that holds now, for each of some people or for all. */
const inForce = (now: Now, ids: readonly string[] | 'all'): RawBuilder<unknown> =>
  sql`select distinct on (begun.employee_id) begun.*, ${todayOn('begun', now)} as today
    from employment_period as begun where ${hasBegun('begun', now)}
    ${ids === 'all' ? sql`` : sql`and begun.employee_id = any(${[...ids]}::uuid[])`}
    order by begun.employee_id, begun.from_date desc`;

export interface Differing {
  readonly id: string;
  readonly before: JobData;
  /** what became true since, one after the other; the last is what is true today */
  readonly steps: readonly [JobData, ...JobData[]];
  /** on which of them someone came back on the day after the last one */
  readonly back: readonly boolean[];
}

/** Of the steps since anyone looked, all; where only the past was corrected, what is true now. */
const stepsOf = (now: Now): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(${told('step')} order by step.from_date)
    from employment_period as step where step.employee_id = employee.id
      and step.from_date > employee.told_on and ${hasBegun('step', now)}),
    json_build_array(${told('period')}))`;

/** In the order of the steps; where only the past was corrected, nobody came back. */
const backOf = (now: Now): RawBuilder<unknown> =>
  sql`coalesce((select json_agg(step.cause = 'rehire' order by step.from_date)
    from employment_period as step where step.employee_id = employee.id
      and step.from_date > employee.told_on and ${hasBegun('step', now)}),
    json_build_array(false))`;

/** Left and rehired while nobody looked: the copy says the same, and yet something happened. */
const wasMissed = (now: Now): RawBuilder<unknown> =>
  sql`exists (select 1 from employment_period as missed where missed.employee_id = employee.id
    and missed.from_date > employee.told_on and ${hasBegun('missed', now)}
    and (missed.status <> employee.status or missed.cause = 'rehire'))`;

/** Those whose copy does not say what their period of today says; held until the transaction ends. */
export async function differing(
  tx: Tx,
  now: Now,
  ids: readonly string[] | 'all',
): Promise<Differing[]> {
  const found = await sql<Differing>`
    select employee.id, ${told('employee')} as before, ${stepsOf(now)} as steps,
      ${backOf(now)} as back
    from (${inForce(now, ids)}) as period join employee on employee.id = period.employee_id
    where (${all('employee')}) is distinct from (${all('period')}) or ${wasMissed(now)}
    order by employee.id for update of employee`.execute(tx);
  return found.rows;
}

/** The copy says what the period of today says; what has not begun yet is not told of. */
export async function copyCurrent(tx: Tx, now: Now, ids: readonly string[]): Promise<void> {
  const settings = Object.values(jobColumns).map(
    (column) => sql`${sql.ref(column)} = ${sql.ref(`period.${column}`)}`,
  );
  await sql`update employee set ${sql.join(settings)}, told_on = least(period.today,
        (select min(coming.from_date) - 1 from employment_period as coming
          where coming.employee_id = period.employee_id and not ${hasBegun('coming', now)})),
      version = version + 1, updated_at = ${now.at}
    from (${inForce(now, ids)}) as period where employee.id = period.employee_id`.execute(tx);
}

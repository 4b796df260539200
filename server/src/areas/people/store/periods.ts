import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { DB } from '../../../platform/db/rows.generated.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { JobData, DatedJob, JobTimeline, Mark } from '../rules/job-data.ts';

/** Whoever changes a person's job data holds the person until it is done. */
export const lockPerson = (tx: Tx, employeeId: string) =>
  tx
    .selectFrom('employee')
    .select(['id', 'name', 'number', 'status', 'version'])
    .where('id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();

const periodOf = (row: Selectable<DB['employment_period']>): DatedJob => ({
  from: row.from_date,
  changed: new Set(row.changed as (keyof JobData)[]),
  // the table's own checks hold the words of both
  mark: {
    cause: row.cause as Mark['cause'],
    note: row.note,
    leavingReason: row.leaving_reason as Mark['leavingReason'],
  },
  values: {
    designationId: row.designation_id,
    departmentId: row.department_id,
    unitId: row.unit_id,
    subUnitId: row.sub_unit_id,
    locationId: row.location_id,
    regionId: row.region_id,
    areaId: row.area_id,
    categoryId: row.category_id,
    employmentType: row.employment_type as JobData['employmentType'],
    lineManagerId: row.line_manager_id,
    secondTierId: row.second_tier_id,
    status: row.status as JobData['status'],
  },
});

export async function readTimelines(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, JobTimeline>> {
  const rows = await db
    .selectFrom('employment_period')
    .selectAll()
    .where('employee_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('employee_id')
    .orderBy('from_date')
    .execute();
  const timelines = new Map<string, DatedJob[]>(ids.map((id) => [id, []]));
  for (const row of rows) timelines.get(row.employee_id)?.push(periodOf(row));
  return timelines;
}

export const readTimeline = async (tx: Tx, employeeId: string): Promise<JobTimeline> =>
  (await readTimelines(tx, [employeeId])).get(employeeId) ?? [];

export const periodRow = (
  employeeId: string,
  { from, values, changed, mark }: DatedJob,
  at: string,
) => ({
  id: newId(at),
  employee_id: employeeId,
  from_date: from,
  changed: [...changed],
  cause: mark.cause,
  note: mark.note,
  leaving_reason: mark.leavingReason,
  designation_id: values.designationId,
  department_id: values.departmentId,
  unit_id: values.unitId,
  sub_unit_id: values.subUnitId,
  location_id: values.locationId,
  region_id: values.regionId,
  area_id: values.areaId,
  category_id: values.categoryId,
  employment_type: values.employmentType,
  line_manager_id: values.lineManagerId,
  second_tier_id: values.secondTierId,
  status: values.status,
  created_at: at,
});

type PeriodRow = ReturnType<typeof periodRow>;

/** What makes a period the same one, whatever is changed about it. */
const kept = ['id', 'employee_id', 'from_date', 'created_at'];
const changing = [
  'changed',
  'cause',
  'note',
  'leaving_reason',
  'designation_id',
  'department_id',
  'unit_id',
  'sub_unit_id',
  'location_id',
  'region_id',
  'area_id',
  'category_id',
  'employment_type',
  'line_manager_id',
  'second_tier_id',
  'status',
] as const satisfies readonly (keyof PeriodRow)[];

/** Periods out of a query that gives rows of the table; those that are there already stay the same ones. */
export async function writePeriods(tx: Tx, rows: RawBuilder<unknown>): Promise<void> {
  const columns = sql.join([...kept, ...changing].map((name) => sql.ref(name)));
  const isNew = sql.join(changing.map((name) => sql.ref(`excluded.${name}`)));
  const isOld = sql.join(changing.map((name) => sql.ref(`employment_period.${name}`)));
  await sql`insert into employment_period (${columns}) select ${columns} from ${rows} as given
    on conflict (employee_id, from_date) do update
    set ${sql.join(changing.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`))}
    where (${isOld}) is distinct from (${isNew})`.execute(tx);
}

/** The timelines of some people as given, set-based: one statement to take away, one to write. */
export async function saveTimelines(
  tx: Tx,
  timelines: ReadonlyMap<string, JobTimeline>,
  at: string,
): Promise<void> {
  const rows = [...timelines].flatMap(([id, periods]) =>
    periods.map((period) => periodRow(id, period, at)),
  );
  if (rows.length === 0) return;
  const days = rows.map((row) => ({ id: row.employee_id, day: row.from_date }));
  await sql`delete from employment_period as gone
    where employee_id = any(${[...timelines.keys()]}::uuid[]) and not exists (
      select 1 from json_to_recordset(${JSON.stringify(days)}) as stays (id uuid, day date)
      where stays.id = gone.employee_id and stays.day = gone.from_date)`.execute(tx);
  await writePeriods(
    tx,
    sql`json_populate_recordset(null::employment_period, ${JSON.stringify(rows)})`,
  );
}

export const findPeriodDay = async (
  tx: Tx,
  employeeId: string,
  periodId: string,
): Promise<string | undefined> => {
  const row = await tx
    .selectFrom('employment_period')
    .select('from_date')
    .where('id', '=', periodId)
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return row?.from_date;
};

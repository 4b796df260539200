import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import type { Employee, Projection } from '@muster/contract/people/employee.ts';
import type { Status } from '@muster/contract/people/life.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { hasReports, hasSecondTierReports } from '../tree.ts';

type Condition = RawBuilder<boolean>;

/** Names of what a person is linked to: the field, the table, the column it is found by. */
const links: Readonly<Record<string, readonly [table: string, column: string]>> = {
  designationId: ['designation', 'designation_id'],
  departmentId: ['department', 'department_id'],
  locationId: ['location', 'location_id'],
  unitId: ['unit', 'unit_id'],
  subUnitId: ['sub_unit', 'sub_unit_id'],
  regionId: ['region', 'region_id'],
  areaId: ['area', 'area_id'],
  categoryId: ['employee_category', 'category_id'],
  lineManagerId: ['employee', 'line_manager_id'],
  secondTierId: ['employee', 'second_tier_id'],
};
const directoryLinks = ['designationId', 'departmentId', 'locationId'];

const plain = {
  directory: ['number', 'name', 'local_name', 'phone', 'email'],
  card: [
    'is_assessor',
    'joined_on',
    'confirmation_due_on',
    'confirmed_on',
    'last_day',
    'leaving_reason',
  ],
} as const;
const personal = [
  'birth_on',
  'gender',
  'blood_group',
  'religion',
  'marital_status',
  'nationality',
  'national_id',
  'tax_number',
  'present_address',
  'permanent_address',
  'personal_phone',
  'personal_email',
] as const;

const inCode = (column: string): string =>
  column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const own = (columns: readonly string[], table: string) =>
  columns.map((column) => sql`${sql.ref(`${table}.${column}`)} as ${sql.ref(inCode(column))}`);

const shownLink = (field: string) => {
  const beside = `to_${field.toLowerCase()}`;
  return sql`case when ${sql.ref(`${beside}.id`)} is not null then jsonb_build_object(
    'id', ${sql.ref(`${beside}.id`)}, 'name', ${sql.ref(`${beside}.name`)}) end as ${sql.ref(field)}`;
};
const joinedLink = (field: string) => {
  const [table, column] = links[field] ?? ['', ''];
  const beside = `to_${field.toLowerCase()}`;
  return sql`left join ${sql.table(table)} as ${sql.ref(beside)}
    on ${sql.ref(`${beside}.id`)} = ${sql.ref(`job.${column}`)}`;
};

const linksOf = (projection: Projection): string[] =>
  projection === 'directory' ? directoryLinks : Object.keys(links);

function selection(projection: Projection): RawBuilder<unknown> {
  const parts = [
    sql`employee.id`,
    ...own(plain.directory, 'employee'),
    ...linksOf(projection).map(shownLink),
    sql`employee.version`,
    sql`employee.created_at as "createdAt"`,
    sql`employee.updated_at as "updatedAt"`,
    sql`job.status`,
  ];
  if (projection !== 'directory')
    parts.push(
      ...own(plain.card, 'employee'),
      sql`employee.head_of_department as "isHeadOfDepartment"`,
      sql`job.employment_type as "employmentType"`,
      sql`case when concern.id is not null then
        jsonb_build_object('id', concern.id, 'name', concern.name) end as "concernId"`,
      sql`${hasReports(sql.ref('employee.id'))} as "isLineManager"`,
      sql`${hasSecondTierReports(sql.ref('employee.id'))} as "isSecondTierLineManager"`,
    );
  if (projection === 'full') parts.push(...own(personal, 'person_detail'));
  return sql.join(parts);
}

/** Laid beside the row without a look-up: the planner folds it in. */
const jobColumns = [
  ...Object.values(links).map(([, column]) => column),
  'employment_type',
  'status',
].map((column) => sql.ref(`employee.${column}`));

/** Job data of today stand in the row itself; those of another day in the period of that day. */
const people = (asOf: string | undefined): RawBuilder<unknown> =>
  asOf === undefined
    ? sql`employee cross join lateral (select ${sql.join(jobColumns)}) as job`
    : sql`employee cross join lateral (select * from employment_period as period
        where period.employee_id = employee.id and period.from_date <= ${asOf}
        order by period.from_date desc limit 1) as job`;

function source(projection: Projection, asOf: string | undefined): RawBuilder<unknown> {
  const joins = linksOf(projection).map(joinedLink);
  if (projection !== 'directory')
    joins.push(sql`left join concern on concern.id = to_departmentid.concern_id`);
  if (projection === 'full')
    joins.push(sql`left join person_detail on person_detail.employee_id = employee.id`);
  return sql`${people(asOf)} ${sql.join(joins, sql` `)}`;
}

/** A person as read: what is not of the projection is not there. */
export type EmployeeRow = Omit<Employee, 'photo' | 'projection' | 'can' | 'status'> & {
  readonly status: Status;
};

const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: sql`employee.name collate "und-x-icu"`,
  number: sql`employee.number collate "und-x-icu"`,
  status: sql`employee.status`,
  joiningDate: sql`employee.joined_on`,
  createdAt: sql`employee.id`,
};

export interface Asked {
  readonly projection: Projection;
  readonly where: Condition;
  readonly asOf?: string;
}

export async function findEmployees(
  db: Handle,
  { projection, where, asOf }: Asked,
  sort: string,
  page: Page,
): Promise<EmployeeRow[]> {
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  const key = sorts[sort.replace(/^-/, '')] ?? sorts.name;
  const found =
    await sql<EmployeeRow>`select ${selection(projection)} from ${source(projection, asOf)}
    where ${where} order by ${key} ${way}, employee.id ${way}
    limit ${page.limit} offset ${(page.pageNo - 1) * page.limit}`.execute(db);
  return found.rows;
}

/** Counted no further than the ceiling. */
export async function countEmployees(db: Handle, { where, asOf }: Asked): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${people(asOf)} where ${where} limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findEmployee(
  db: Handle,
  id: string,
  asked: Asked,
): Promise<EmployeeRow | undefined> {
  const { projection, where, asOf } = asked;
  const found = await sql<EmployeeRow>`select ${selection(projection)}
    from ${source(projection, asOf)} where employee.id = ${id} and ${where}`.execute(db);
  return found.rows[0];
}

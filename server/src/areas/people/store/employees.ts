import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import type { Employee, Projection } from '@muster/contract/people/employee.ts';
import type { Status } from '@muster/contract/people/profile/life.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Addressed } from '../../../platform/files/serving/address.ts';
import { photoOfRow } from '../photos/store.ts';
import { hasReports, hasSecondTierReports } from '../job/tree.ts';
import { pageOfPeople, peopleOn } from './employee-page.ts';
import type { Condition } from '../../../platform/db/condition.ts';

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

/** Looked up row by row: a page has few, and joins of a dozen tables take longer to plan than to run. */
const shownLink = (field: string) => {
  const [table, column] = links[field] ?? ['', ''];
  return sql`(select jsonb_build_object('id', linked.id, 'name', linked.name)
    from ${sql.table(table)} as linked
    where linked.id = ${sql.ref(`employee.${column}`)}) as ${sql.ref(field)}`;
};
const concern = sql`(select jsonb_build_object('id', concern.id, 'name', concern.name)
  from department join concern on concern.id = department.concern_id
  where department.id = employee.department_id) as "concernId"`;

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
    sql`employee.status`,
    sql`${photoOfRow} as photo`,
  ];
  if (projection !== 'directory')
    parts.push(
      ...own(plain.card, 'employee'),
      sql`employee.head_of_department as "isHeadOfDepartment"`,
      sql`employee.employment_type as "employmentType"`,
      concern,
      sql`${hasReports(sql.ref('employee.id'))} as "isLineManager"`,
      sql`${hasSecondTierReports(sql.ref('employee.id'))} as "isSecondTierLineManager"`,
    );
  if (projection === 'full') parts.push(...own(personal, 'person_detail'));
  return sql.join(parts);
}

/** A person as read: what is not of the projection is not there. */
export type EmployeeRow = Omit<Employee, 'photo' | 'projection' | 'can' | 'status'> & {
  readonly status: Status;
  readonly photo: Addressed | null;
};

export interface EmployeeFilter {
  readonly projection: Projection;
  readonly where: Condition;
  readonly asOf?: string;
}

const beside = (projection: Projection): RawBuilder<unknown> =>
  projection === 'full'
    ? sql`left join person_detail on person_detail.employee_id = employee.id`
    : sql``;

export async function findEmployees(
  db: Handle,
  { projection, where, asOf }: EmployeeFilter,
  sort: string,
  page: Page,
): Promise<EmployeeRow[]> {
  const { rows, order } = pageOfPeople({ where, asOf, sort, page });
  const found = await sql<EmployeeRow>`select ${selection(projection)}
    from ${rows} ${beside(projection)} order by ${order}`.execute(db);
  return found.rows;
}

/** Counted no further than the ceiling. */
export async function countEmployees(db: Handle, { where, asOf }: EmployeeFilter): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${peopleOn(asOf)} where ${where} limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findEmployee(
  db: Handle,
  id: string,
  { where, ...asked }: EmployeeFilter,
): Promise<EmployeeRow | undefined> {
  const isThis = sql<boolean>`employee.id = ${id} and ${where}`;
  const [row] = await findEmployees(db, { ...asked, where: isThis }, 'createdAt', one);
  return row;
}
const one: Page = { limit: 1, pageNo: 1 };

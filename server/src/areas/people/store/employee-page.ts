import type { Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { lifeOn } from './life-on.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Part = RawBuilder<unknown>;

/** Job data of a person: the same columns in the record and in a period. */
const jobColumns = [
  'designation_id',
  'department_id',
  'location_id',
  'unit_id',
  'sub_unit_id',
  'region_id',
  'area_id',
  'category_id',
  'line_manager_id',
  'second_tier_id',
  'employment_type',
  'status',
];
const ownColumns = [
  'id',
  'number',
  'name',
  'local_name',
  'phone',
  'email',
  'is_assessor',
  'head_of_department',
  'confirmation_due_on',
  'version',
  'created_at',
  'updated_at',
];
/** Today's stand in the row; those of another day are read from the periods. */
const lifeColumns = ['joined_on', 'confirmed_on', 'last_day', 'leaving_reason'];
const of = (table: string, columns: readonly string[]): Part[] =>
  columns.map((column) => sql.ref(`${table}.${column}`));

/**
 * Job data of today stand in the row itself; those of another day in the period of that day: begun, and
 * none after it. So a filter finds its few by its index, where the newest of each person would be looked
 * up for everybody first.
 */
export const peopleOn = (asOf: string | undefined): Part =>
  asOf === undefined
    ? sql`employee cross join lateral (select ${sql.join(of('employee', jobColumns))}) as job`
    : sql`employee join employment_period as job
        on job.employee_id = employee.id and job.from_date <= ${asOf} and not exists (
          select 1 from employment_period as later where later.employee_id = job.employee_id
            and later.from_date > job.from_date and later.from_date <= ${asOf})`;

const columnsOn = (asOf: string | undefined): Part =>
  sql.join([
    ...of('employee', asOf === undefined ? [...ownColumns, ...lifeColumns] : ownColumns),
    ...of('job', jobColumns),
  ]);
const name = sql`employee.name collate "und-x-icu"`;

/** Every order ends with the id; each has an index that is read in this order. */
const sorts: Readonly<Record<string, readonly Part[]>> = {
  name: [name],
  number: [sql`employee.number collate "und-x-icu"`],
  status: [sql`job.status`, name],
  joiningDate: [sql`employee.joined_on`],
  confirmationDueDate: [sql`employee.confirmation_due_on`],
  updatedAt: [sql`employee.updated_at`],
  createdAt: [],
};
/** By the name of a link: the column, and the table it leads to. */
const linked: Readonly<Record<string, readonly [column: string, table: string]>> = {
  designation: ['designation_id', 'designation'],
  department: ['department_id', 'department'],
};

export interface EmployeePage {
  readonly where: Condition;
  readonly asOf?: string;
  readonly sort: string;
  readonly page: Page;
}

/** By the day someone joined, as of a day: that of the stay which the day lies in. */
const keysOf = (plain: string, asOf: string | undefined): readonly Part[] =>
  plain === 'joiningDate' && asOf !== undefined
    ? [sql`(select life.joined_on from ${lifeOn('employee', asOf)} as life)`]
    : (sorts[plain] ?? [name]);

const directed = (keys: readonly Part[], sort: string): Part => {
  const way = sort.startsWith('-') ? sql`desc` : sql`asc`;
  return sql.join([...keys, sql`employee.id`].map((key) => sql`${key} ${way}`));
};

/**
 * Sorted by a link's name: the first ones of every group are found by its index and merged, where one
 * sort would go through everybody.
 */
function byLink({ where, asOf, sort, page }: EmployeePage, column: string, table: string): Part {
  const key = sql.ref(`job.${column}`);
  const first = page.limit * page.pageNo;
  const group = (isOne: Part): Part => sql`(select ${columnsOn(asOf)} from ${peopleOn(asOf)}
    where ${isOne} and ${where} order by ${directed([name], sort)} limit ${first})`;
  return sql`(select employee.*, sorted.name as sorted from ${sql.table(table)} as sorted
      cross join lateral ${group(sql`${key} = sorted.id`)} as employee
    union all select employee.*, null from ${group(sql`${key} is null`)} as employee) as employee`;
}

/** The life dates of a day are looked up for the few rows of a page. */
const withLife = (page: Part, asOf: string | undefined): Part =>
  asOf === undefined
    ? sql`${page} as employee`
    : sql`(select page.*, life.* from ${page} as page
        cross join lateral ${lifeOn('page', asOf)} as life) as employee`;

/**
 * The rows of one page, to be called `employee` by the query around: links and counts are looked up for
 * these few, never for all. Answers the order too, because a subquery promises none.
 */
export function pageOfPeople(wanted: EmployeePage): { readonly rows: Part; readonly order: Part } {
  const { where, asOf, sort, page: asked } = wanted;
  const plain = sort.replace(/^-/, '');
  const cut = sql`limit ${asked.limit} offset ${(asked.pageNo - 1) * asked.limit}`;
  const link = linked[plain];
  if (link) {
    const order = directed([sql`employee.sorted collate "und-x-icu"`, name], sort);
    const page = sql`(select * from ${byLink(wanted, ...link)} order by ${order} ${cut})`;
    return { rows: withLife(page, asOf), order };
  }
  const order = directed(keysOf(plain, asOf), sort);
  const rows = sql`(select ${columnsOn(asOf)} from ${peopleOn(asOf)} where ${where}
    order by ${order} ${cut})`;
  const outside = plain === 'status' ? [sql`employee.status`, name] : (sorts[plain] ?? [name]);
  return { rows: withLife(rows, asOf), order: directed(outside, sort) };
}

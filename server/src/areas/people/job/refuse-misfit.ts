import type { Fault } from '@muster/contract/kernel/fault.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { JobData } from '../rules/job-data.ts';

/** Where each value is looked up; `within` must be true of the row, besides being there and active. */
const links = [
  { key: 'designationId', path: 'designation', table: 'designation' },
  { key: 'departmentId', path: 'department', table: 'department' },
  { key: 'unitId', path: 'unit', table: 'unit', within: 'departmentId' },
  { key: 'subUnitId', path: 'subUnit', table: 'sub_unit', within: 'unitId' },
  { key: 'locationId', path: 'location', table: 'location' },
  { key: 'regionId', path: 'region', table: 'region' },
  { key: 'areaId', path: 'area', table: 'area', within: 'regionId' },
  { key: 'categoryId', path: 'category', table: 'employee_category' },
] as const;

const parents = {
  departmentId: 'department_id',
  unitId: 'unit_id',
  regionId: 'region_id',
} as const;

/** A unit of the department, an area of the region; only what is new must still be offered. */
function linkFits(before: JobData, after: JobData, link: (typeof links)[number]) {
  const id = after[link.key];
  if (id === null) return null;
  const isNew = before[link.key] !== id;
  const inside =
    'within' in link ? sql`and ${sql.ref(parents[link.within])} = ${after[link.within]}` : sql``;
  return sql`select ${link.path} as path, 'gone' as code where not exists (
    select 1 from ${sql.table(link.table)} where id = ${id} ${inside}
    ${isNew ? sql`and inactive_at is null` : sql``})`;
}

function managerFits(before: JobData, after: JobData, key: 'lineManagerId' | 'secondTierId') {
  const id = after[key];
  if (id === null || id === before[key]) return null;
  const path = key === 'lineManagerId' ? 'lineManager' : 'secondTierLineManager';
  return sql`select ${path} as path, case status when 'Suspended' then 'cannot-lead' else 'gone' end
    from (select (select status from employee where id = ${id}) as status) as manager
    where status is null or status in ('Left', 'Draft', 'Suspended')`;
}

/** What of the job data does not exist, is not offered any more or does not belong together. */
export async function refuseMisfit(tx: Tx, before: JobData, after: JobData): Promise<Fault[]> {
  const checks = [
    ...links.map((link) => linkFits(before, after, link)),
    managerFits(before, after, 'lineManagerId'),
    managerFits(before, after, 'secondTierId'),
  ].filter((check) => check !== null);
  const found = await sql<
    Pick<Fault, 'path' | 'code'>
  >`${sql.join(checks, sql` union all `)}`.execute(tx);
  return found.rows.map(({ path, code }) => ({ path, code, values: {} }));
}

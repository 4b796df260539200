import { sql } from 'kysely';
import type { JobPeriod } from '@muster/contract/people/people-calls.ts';
import type { Handle } from '../../../platform/db/transaction.ts';

const named = (table: string, column: string, field: string) =>
  sql`(select jsonb_build_object('id', linked.id, 'name', linked.name)
    from ${sql.table(table)} as linked where linked.id = ${sql.ref(`period.${column}`)}) as ${sql.ref(field)}`;

export type HistoryRow = Omit<JobPeriod, 'can'>;

/** A person's periods with the names of what they were linked to, the newest first. */
export async function findHistory(db: Handle, employeeId: string): Promise<HistoryRow[]> {
  const found = await sql<HistoryRow>`select period.id, period.from_date as from,
      (lead(period.from_date) over (order by period.from_date) - 1)::text as until,
      period.cause, period.note, period.changed, period.status,
      period.employment_type as "employmentType", period.created_at as "createdAt",
      ${named('designation', 'designation_id', 'designationId')},
      ${named('department', 'department_id', 'departmentId')},
      ${named('unit', 'unit_id', 'unitId')},
      ${named('sub_unit', 'sub_unit_id', 'subUnitId')},
      ${named('location', 'location_id', 'locationId')},
      ${named('region', 'region_id', 'regionId')},
      ${named('area', 'area_id', 'areaId')},
      ${named('employee_category', 'category_id', 'categoryId')},
      ${named('employee', 'line_manager_id', 'lineManagerId')},
      ${named('employee', 'second_tier_id', 'secondTierId')}
    from employment_period as period where period.employee_id = ${employeeId}
    order by period.from_date desc`.execute(db);
  return found.rows;
}

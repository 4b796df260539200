import { type Kysely, sql } from 'kysely';
import type { DB } from '../../../platform/db/rows.generated.ts';
import { hasReports, hasSecondTierReports } from '../job/tree.ts';

/**
 * What logins, roles and reaches need of every person, as a query to be joined: one row a person,
 * true at the moment it is read.
 */
export const employeeFacts = (db: Kysely<DB>) =>
  db
    .selectFrom('employee')
    .innerJoin('designation', 'designation.id', 'employee.designation_id')
    .leftJoin('department', 'department.id', 'employee.department_id')
    .select([
      'employee.id',
      'employee.number',
      'employee.name',
      'employee.email',
      'employee.department_id',
      'department.concern_id',
      'designation.role_key',
      'employee.is_assessor',
      'employee.head_of_department',
      sql<boolean>`employee.status = 'Left'`.as('has_left'),
      sql<boolean>`employee.status = 'Suspended'`.as('is_suspended'),
      // a last day or a suspension is written down that has not come yet
      sql<boolean>`exists (select 1 from employment_period as period
        where period.employee_id = employee.id and period.status in ('Left', 'Suspended')
          and period.from_date > coalesce(employee.told_on, employee.created_at::date))`.as(
        'is_leaving',
      ),
      hasReports(sql.ref('employee.id')).as('is_line_manager'),
      hasSecondTierReports(sql.ref('employee.id')).as('is_second_tier'),
    ]);

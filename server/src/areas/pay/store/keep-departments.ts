import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { executeByKeys } from './by-keys.ts';
import type { Gathered } from './gather.ts';

/**
 * Of whom the days with a salary were in several departments of the company: how many in each. It is kept with the
 * payslip, so that what is entered of someone's life later moves no cost of a month that was calculated. A bonus is
 * of the department of its payslip.
 */
export async function keepDepartments(
  tx: Tx,
  { attemptId, concernId, terms }: Gathered,
  ids: readonly string[],
): Promise<void> {
  if (terms.bonus) return;
  const statement = sql`with known as materialized (
      select input.employee_id, (select greatest(${terms.from}::date, min((segment->>'from')::date))
          from jsonb_array_elements(input.inputs->'segments') as segment) as begins
      from salary_input as input join salary_sheet as sheet
        on sheet.attempt_id = input.attempt_id and sheet.employee_id = input.employee_id
      where input.attempt_id = ${attemptId} and input.employee_id = any(${[...ids]}::uuid[])
        and sheet.attempt_id = ${attemptId} and sheet.employee_id = any(${[...ids]}::uuid[])),
    place as materialized (
      select period.employee_id, period.department_id, period.status, period.from_date, coalesce(
          lead(period.from_date) over (partition by employee_id order by from_date) - 1,
          'infinity'::date) as to_date
      from employment_period as period where period.employee_id = any(${[...ids]}::uuid[])),
    counted as materialized (
      select place.employee_id, place.department_id,
        min(greatest(place.from_date, known.begins)) as from_date,
        sum(least(place.to_date, ${terms.until}::date)
          - greatest(place.from_date, known.begins) + 1)::int as days,
        count(*) over (partition by place.employee_id) as departments
      from place
        join known on known.employee_id = place.employee_id
        join department on department.id = place.department_id
          and department.concern_id = ${concernId}
      where place.status not in ('Draft', 'Left')
        and place.from_date <= ${terms.until}::date and place.to_date >= known.begins
      group by place.employee_id, place.department_id)
    insert into sheet_department (attempt_id, employee_id, department_id, from_date, days)
    select ${attemptId}, employee_id, department_id, from_date, days
    from counted where departments > 1`;
  await executeByKeys(tx, statement);
}

import { sql } from 'kysely';
import type { Condition } from '../../../../platform/db/condition.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Gathered } from '../gather.ts';
import { madeId } from '../made-id.ts';
import { executeByKeys } from '../by-keys.ts';
import { lineSteps } from './calculate-lines.ts';

/** The same for a person in every attempt of a run, so that a link to a payslip stays; what was reversed keeps its own. */
const sheetId = (runId: string) =>
  madeId(sql`${runId} || person.employee_id::text || coalesce(reversed.times::text, '')`);

const total = (kind: string) =>
  sql`coalesce(sum(line.amount) filter (where line.kind = ${sql.lit(kind)}), 0)::bigint`;

/** What was earned by some components less what was taken by them, whichever way it is made up for. */
const earnedBy = (isCounted: Condition) => sql`coalesce(sum(case line.kind when 'Deduction'
    then -line.amount else line.amount end) filter (where line.kind <> 'Information'
  and ${isCounted}), 0)::bigint`;
const isTaxed = sql<boolean>`(component.kind in ('Earning', 'Employer') and component.is_taxable
  or component.kind = 'Deduction' and component.taken_as = 'Absence')`;
const isTax = sql<boolean>`(component.kind = 'Deduction' and component.taken_as = 'Tax')`;
const isFund = sql<boolean>`(component.kind = 'Deduction' and component.taken_as = 'Fund')`;

/** Lines and sheets of some people from what was kept of them: one statement, whatever the number of people. */
export async function calculateSheets(
  tx: Tx,
  { attemptId, runId, concernId, terms }: Gathered,
  ids: readonly string[],
): Promise<void> {
  const statement = sql`with ${lineSteps(attemptId, ids, terms)},
    written as (
      insert into salary_line (attempt_id, employee_id, place, component_id, kind, in_gross, due,
        amount, computed, source_id, for_month, cause)
      select ${attemptId}, employee_id, row_number() over (
          partition by employee_id order by stage, place, coalesce(source_id, component_id)),
        component_id, kind, in_gross, due, amount, computed, source_id, for_month, cause
      from line),
    reversed as materialized (
      select employee_id, count(*)::int as times from salary_sheet
      where run_id = ${runId} and state = 'Reversed' group by employee_id),
    summed as materialized (
      select line.employee_id, ${total('Earning')} as earnings, ${total('Deduction')} as deductions,
        ${total('Employer')} as employer, ${earnedBy(isTaxed)} as taxable,
        -${earnedBy(isTax)} as tax, -${earnedBy(isFund)} as fund,
        sum(line.due - line.amount)::bigint as carried
      from line join component on component.id = line.component_id group by line.employee_id)
    insert into salary_sheet (attempt_id, employee_id, id, run_id, concern_id, month, kind, department_id,
      designation_id, state, is_held, paid_days, gross, earnings, deductions, net, employer, taxable,
      tax, fund, year_taxable, year_tax, carried)
    select ${attemptId}, person.employee_id, ${sheetId(runId)}, ${runId}, ${concernId}, ${terms.month},
      ${terms.bonus ? 'Bonus' : 'Salary'}, place.department_id, place.designation_id, 'Generated', hold.run_id is not null,
      person.paid, gross_sum.gross, coalesce(summed.earnings, 0), coalesce(summed.deductions, 0),
      coalesce(summed.earnings, 0) - coalesce(summed.deductions, 0), coalesce(summed.employer, 0),
      coalesce(summed.taxable, 0), coalesce(summed.tax, 0), coalesce(summed.fund, 0),
      tax_of_year.taxable, tax_of_year.tax, coalesce(summed.carried, 0)
    from person
      join gross_sum on gross_sum.employee_id = person.employee_id
      left join summed on summed.employee_id = person.employee_id
      left join tax_of_year on tax_of_year.employee_id = person.employee_id
      left join reversed on reversed.employee_id = person.employee_id
      left join salary_hold as hold on hold.run_id = ${runId} and hold.employee_id = person.employee_id
      cross join lateral (
        select period.department_id, period.designation_id from employment_period as period
          join department on department.id = period.department_id and department.concern_id = ${concernId}
        where period.employee_id = person.employee_id and period.from_date <= ${terms.until}::date
          and period.status not in ('Draft', 'Left')
        order by period.from_date desc limit 1) as place`;
  await executeByKeys(tx, statement);
}

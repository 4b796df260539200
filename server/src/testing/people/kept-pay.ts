import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db } from '../../platform/db/transaction.ts';

interface KeptPay {
  readonly id: string;
  /** all that is kept of someone's pay, to the letter: inputs and their hash, sheet with its id, lines */
  readonly whole: string;
  /** what it comes to, whatever it came from */
  readonly amounts: string;
}

/** What is shown of a month, by person. */
export async function keptPayOf(db: Db, month: string): Promise<ReadonlyMap<string, KeptPay>> {
  const { rows } = await sql<KeptPay>`select sheet.employee_id as id,
      json_build_array(input.hash, input.inputs, amounts.told)::text as whole,
      amounts.told::text as amounts
    from salary_sheet as sheet
      join salary_attempt as attempt on attempt.id = sheet.attempt_id and attempt.state = 'Live'
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
      cross join lateral (select json_build_array(to_jsonb(sheet) - 'attempt_id',
          json_agg(to_jsonb(line) - 'attempt_id' order by line.place)) as told
        from salary_line as line where line.attempt_id = sheet.attempt_id
          and line.employee_id = sheet.employee_id) as amounts
    where sheet.month = ${month} order by sheet.employee_id`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Of every row as it is kept: what belongs to the gross comes to it, earnings less deductions to the net, what is not
 * taken is carried, absence is taken as far as something was earned and the floor is left of the rest, and the days of the stretches are those on which someone was there with a salary.
 */
export async function expectSums(db: Db, month: string): Promise<void> {
  const { rows } = await sql<Record<string, boolean>>`select
      bool_and(of_lines.gross = sheet.gross) as gross,
      bool_and(of_lines.earnings = sheet.earnings) as earnings,
      bool_and(of_lines.deductions = sheet.deductions) as deductions,
      bool_and(of_lines.employer = sheet.employer) as employer,
      bool_and(sheet.earnings - sheet.deductions = sheet.net) as net,
      bool_and(of_lines.carried = sheet.carried and of_lines.least >= 0) as carried,
      bool_and(sheet.net >= trunc(greatest(0, sheet.gross - of_lines.absence)
        * (attempt.terms->>'netFloor')::int / 100)) as floor,
      bool_and(of_lines.absence = least(of_lines.absence_due, sheet.earnings - of_lines.rounding)) as absence,
      bool_and(stretches.days = here.days
        and stretches.days <= stretches.until - stretches.first + 1) as stretches,
      bool_and(attempt.terms->>'proration' <> 'calendar' or sheet.paid_days = stretches.days) as days
    from salary_sheet as sheet
      join salary_attempt as attempt on attempt.id = sheet.attempt_id
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id
      cross join lateral (select coalesce(sum(amount) filter (where in_gross), 0) as gross,
          coalesce(sum(amount) filter (where kind = 'Earning'), 0) as earnings,
          coalesce(sum(amount) filter (where kind = 'Deduction'), 0) as deductions,
          coalesce(sum(amount) filter (where kind = 'Employer'), 0) as employer,
          coalesce(sum(amount) filter (where kind = 'Deduction' and for_month is null
            and component."takenAs" = 'Absence'), 0) as absence,
          coalesce(sum(due) filter (where kind = 'Deduction' and for_month is null
            and component."takenAs" = 'Absence'), 0) as absence_due,
          coalesce(sum(amount) filter (where component_id::text = attempt.terms->>'roundingId'), 0)
            as rounding,
          sum(due - amount) as carried, min(due - amount) as least
        from salary_line as line join jsonb_to_recordset(attempt.terms->'components')
            as component (id uuid, "takenAs" text) on component.id = line.component_id
        where line.attempt_id = sheet.attempt_id
          and line.employee_id = sheet.employee_id) as of_lines
      cross join lateral (select sum((segment->>'days')::int) as days,
          min((segment->>'from')::date) as first, max((segment->>'until')::date) as until
        from jsonb_array_elements(input.inputs->'segments') as segment) as stretches
      cross join lateral (select count(*) as days
        from generate_series((attempt.terms->>'from')::date, (attempt.terms->>'until')::date,
            interval '1 day') as day
          cross join lateral (select status, department_id from employment_period as period
            where period.employee_id = sheet.employee_id and period.from_date <= day
            order by period.from_date desc limit 1) as place
          join department on department.id = place.department_id
            and department.concern_id = sheet.concern_id
        where place.status not in ('Draft', 'Left') and exists (select 1 from salary_rate as rate
          where rate.employee_id = sheet.employee_id and rate.from_date <= day)) as here
    where sheet.month = ${month} and attempt.state = 'Live'`.execute(db);
  expect(Object.entries(rows[0] ?? {}).filter(([, holds]) => !holds)).toEqual([]);
}

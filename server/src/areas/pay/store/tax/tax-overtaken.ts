import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import type { TaxTerms } from '../../rules/inputs.ts';

/**
 * Of some people, the first whose other pay of the tax year is not what it was when their tax was calculated, and how
 * many there are: agreed to since, or taken back.
 */
export async function findOvertakenTax(
  tx: Tx,
  { from, until }: TaxTerms,
  attemptId: string,
  people: readonly string[],
): Promise<{ name: string; people: number } | undefined> {
  const found = await sql<{ name: string; people: number }>`
    select employee.name, count(*) over ()::int as people
    from salary_input as input
      join employee on employee.id = input.employee_id
      left join lateral (select coalesce(sum(sheet.taxable), 0) as taxable, coalesce(sum(sheet.tax), 0) as tax
        from salary_sheet as sheet where sheet.employee_id = input.employee_id
          and sheet.month between ${from} and ${until} and sheet.state in ('Approved', 'Paid')) as now on true
    where input.attempt_id = ${attemptId} and input.employee_id = any(${[...people]}::uuid[])
      and input.inputs->'tax' is not null
      and (now.taxable <> (input.inputs->'tax'->'paid'->>'taxable')::bigint
        or now.tax <> (input.inputs->'tax'->'paid'->>'tax')::bigint)
    order by employee.name limit 1`.execute(tx);
  return found.rows[0];
}

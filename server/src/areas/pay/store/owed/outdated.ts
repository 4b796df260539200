import { sql } from 'kysely';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { executeByKeys } from '../by-keys.ts';
import { madeId } from '../made-id.ts';
import { isOfSettledSalary, isSettledSalary } from '../settled.ts';
import { leftOver, type PaidTogether } from './additions.ts';
import type { Overtaken } from './overtaken.ts';

const debtsOf = (attemptId: string, ids: readonly string[]) => sql`
  select line.employee_id, line.source_id as id, line.component_id, line.kind,
    line.for_month as month, line.cause, line.due as amount
  from salary_line as line
  where line.attempt_id = ${attemptId} and line.employee_id = any(${[...ids]}::uuid[])
    and line.cause in ('arrear', 'carried')`;

/** By which pay each month is agreed to by now that arrears are of: what `settledBy` was when they were found. */
const settledBy = sql`
  owed as materialized (select distinct employee_id, month from debt where cause = 'arrear'),
  agreed as materialized (
    select owed.employee_id, owed.month, paid.attempt_id
    from owed cross join lateral (
      select sheet.attempt_id from salary_sheet as sheet
      where sheet.employee_id = owed.employee_id and sheet.month = owed.month
        and ${isSettledSalary()} and (select count(*) from salary_line as line
          where line.attempt_id = sheet.attempt_id and line.employee_id = sheet.employee_id
            and line.cause is null and line.component_id not in (
              select component_id from pay_role where role = 'rounding')) > 0
      offset 0) as paid
    union
    select owed.employee_id, owed.month, made_up.attempt_id
    from owed cross join lateral (
      select line.attempt_id from salary_line as line where line.employee_id = owed.employee_id
        and line.for_month = owed.month and line.cause = 'arrear' and ${isOfSettledSalary}
      offset 0) as made_up),
  settled_by as materialized (
    select employee_id, month, string_agg(attempt_id::text, ',' order by attempt_id) as by
    from agreed group by employee_id, month)`;

/**
 * Of whom a month was agreed to, or taken back, since this pay was calculated with arrears of it or with what was
 * left over: these would be paid, or taken, twice. What an id was made of tells by which pay they were found.
 */
export async function findOutdatedDebts(
  tx: Tx,
  { terms }: PaidTogether,
  attemptId: string,
  ids: readonly string[],
): Promise<Overtaken | undefined> {
  const debts = await sql<{ id: string }>`select distinct employee_id as id
    from (${debtsOf(attemptId, ids)}) as debt`.execute(tx);
  const debtors = debts.rows.map(({ id }) => id);
  if (debtors.length === 0) return undefined;
  const statement = sql<Overtaken>`with debt as materialized (${debtsOf(attemptId, debtors)}),
    ${leftOver(terms, debtors)}, ${settledBy},
    outdated as materialized (
      select debt.employee_id
      from debt left join settled_by on settled_by.employee_id = debt.employee_id
        and settled_by.month = debt.month
      where debt.cause = 'arrear' and debt.id <> ${madeId(sql`debt.employee_id || debt.month
        || debt.component_id || debt.kind || coalesce(settled_by.by, '')`)}
      union
      select debt.employee_id
      from debt left join left_over on left_over.employee_id = debt.employee_id
        and left_over.id = debt.id and left_over.kind = debt.kind
      where debt.cause = 'carried' and debt.amount > coalesce(left_over.amount, 0))
    select employee.name, count(*) over ()::int as people
    from employee join outdated on outdated.employee_id = employee.id
    order by employee.name limit 1`;
  return (await executeByKeys(tx, statement)).rows[0];
}

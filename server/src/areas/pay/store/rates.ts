import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import { isSettledSalary } from './settled.ts';

export interface RateRow {
  readonly id: string;
  readonly employeeId: string;
  readonly from: string;
  readonly until: string | null;
  readonly gross: bigint;
  readonly structureId: string;
  readonly structureName: string;
  readonly reason: string | null;
  readonly byKind: string;
  readonly byId: string;
  readonly createdAt: string;
  readonly version: number;
  /** the newest month that was approved or paid by it, then or as arrears: it explains that pay, so it stays */
  readonly settledMonth: string | null;
}

/** Months that were calculated by a salary, as their kept inputs say: whenever that was done again is no matter. */
const paidBy = sql`
  select sheet.month
  from salary_sheet as sheet join salary_input as input on input.attempt_id = sheet.attempt_id
    and input.employee_id = sheet.employee_id
  where sheet.employee_id = rate.employee_id and ${isSettledSalary()}
    and input.inputs->'segments' @> jsonb_build_array(jsonb_build_object('rate', rate.id))`;

/** Months within a salary that were made up for since it was known: by which salaries is not kept with arrears. */
const madeUpBy = sql`
  select line.for_month as month
  from salary_line as line join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
    and sheet.employee_id = line.employee_id and ${isSettledSalary()}
  where line.employee_id = rate.employee_id and line.cause = 'arrear'
    and sheet.approved_at >= rate.created_at
    and exists (select 1 from pay_period as period where period.month = line.for_month
      and period.to_date >= rate.from_date
      and (following.ends is null or period.from_date < following.ends))`;

/** Salaries with the day before the next one, the newest first. */
export async function findRates(db: Handle, where: Condition): Promise<RateRow[]> {
  const found = await sql<RateRow>`select rate.id, rate.employee_id as "employeeId",
      rate.from_date as from, following.ends - 1 as until, rate.gross, rate.structure_id as "structureId",
      structure.name as "structureName", rate.reason, rate.created_by_kind as "byKind",
      rate.created_by_id as "byId", rate.created_at as "createdAt", rate.version, (
        select max(used.month) from (${paidBy} union all ${madeUpBy}) as used) as "settledMonth"
    from salary_rate as rate join salary_structure as structure on structure.id = rate.structure_id
      cross join lateral (select min(next.from_date) as ends from salary_rate as next
        where next.employee_id = rate.employee_id and next.from_date > rate.from_date) as following
    where ${where} order by rate.from_date desc`.execute(db);
  return found.rows;
}

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
  /** the newest month that was approved or paid by it, then or as arrears */
  readonly settledMonth: string | null;
}

/** Salaries with the day before the next one, the newest first. */
export async function findRates(db: Handle, where: Condition): Promise<RateRow[]> {
  const found = await sql<RateRow>`select rate.id, rate.employee_id as "employeeId",
      rate.from_date as from, following.ends - 1 as until, rate.gross, rate.structure_id as "structureId",
      structure.name as "structureName", rate.reason, rate.created_by_kind as "byKind",
      rate.created_by_id as "byId", rate.created_at as "createdAt", rate.version, (
        select max(sheet.month) from salary_sheet as sheet join pay_period as period
          on period.concern_id = sheet.concern_id and period.month = sheet.month
          join salary_attempt as attempt on attempt.id = sheet.attempt_id
        where sheet.employee_id = rate.employee_id and ${isSettledSalary()}
          and period.to_date >= rate.from_date
          and (following.ends is null or period.from_date < following.ends)
          and (attempt.created_at >= rate.created_at or exists (
            select 1 from salary_line as line join salary_sheet as later
              on later.attempt_id = line.attempt_id and later.employee_id = line.employee_id
                and ${isSettledSalary('later')}
            where line.employee_id = rate.employee_id and line.cause = 'arrear'
              and line.for_month = sheet.month))) as "settledMonth"
    from salary_rate as rate join salary_structure as structure on structure.id = rate.structure_id
      cross join lateral (select min(next.from_date) as ends from salary_rate as next
        where next.employee_id = rate.employee_id and next.from_date > rate.from_date) as following
    where ${where} order by rate.from_date desc`.execute(db);
  return found.rows;
}

import { sql } from 'kysely';
import type { Condition } from '../../../platform/db/condition.ts';

/** The salary of a month that is approved or paid: a bonus is pay of its own, and what was taken back counts no more. */
export const isSettledSalary = (sheet = 'sheet'): Condition =>
  sql<boolean>`(${sql.ref(`${sheet}.kind`)} = 'Salary'
    and ${sql.ref(`${sheet}.state`)} in ('Approved', 'Paid'))`;

/** Of such a salary `line` is a part: looked up by its key, one by one, among all that was ever paid. */
export const isOfSettledSalary: Condition = sql<boolean>`(select ${isSettledSalary()}
  from salary_sheet as sheet where sheet.attempt_id = line.attempt_id
    and sheet.employee_id = line.employee_id)`;

/** The newest of some months whose salary of someone is approved or paid; no last month: of all that follow. */
export const newestSettled = (employeeId: unknown, from: unknown, until: unknown) =>
  sql<string | null>`(select max(sheet.month) from salary_sheet as sheet
    where sheet.employee_id = ${employeeId} and ${isSettledSalary()} and sheet.month >= ${from}
      and (${until}::text is null or sheet.month <= ${until}))`;

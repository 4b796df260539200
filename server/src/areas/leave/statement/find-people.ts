import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';

export interface StatementPerson {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  readonly designation: string | null;
  readonly department: string | null;
  readonly concernId: string | null;
  readonly joinedOn: string | null;
  readonly gender: string | null;
}

/** Whom statements are about, as they stand today. */
export async function findStatementPeople(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, StatementPerson>> {
  const found = await sql<StatementPerson>`select employee.id, employee.name, employee.number,
      designation.name as designation, department.name as department,
      department.concern_id as "concernId", employee.joined_on as "joinedOn", detail.gender
    from employee
      left join designation on designation.id = employee.designation_id
      left join department on department.id = employee.department_id
      left join person_detail as detail on detail.employee_id = employee.id
    where employee.id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

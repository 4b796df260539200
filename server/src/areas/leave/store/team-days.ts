import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';

export interface AwayMember {
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly from: string;
  readonly until: string;
  readonly status: 'Pending' | 'Approved';
}

/** Who of a team is away, or asked to be, between two days; not for what. */
export async function findTeamAway(
  db: Handle,
  ids: readonly string[],
  from: string,
  until: string,
): Promise<AwayMember[]> {
  const found = await sql<AwayMember>`select application.start_on as from,
      application.end_on as until, application.status,
      jsonb_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee
    from leave_application as application join employee on employee.id = application.employee_id
    where application.employee_id = any(${[...ids]}::uuid[])
      and application.status in ('Pending', 'Approved') and exists (
        select 1 from leave_day as taken where taken.application_id = application.id
          and taken.day between ${from} and ${until})
    order by application.start_on, application.id`.execute(db);
  return found.rows;
}

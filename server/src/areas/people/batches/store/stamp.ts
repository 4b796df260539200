import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../../platform/db/transaction.ts';

/**
 * What an employee looks like, in one word: it changes with anything that a batch can change, and with
 * nothing else. The version would change with every document, and not with what is planned.
 */
export const stampOfEmployee: RawBuilder<string> = sql<string>`md5(concat_ws('|',
  row(employee.number, employee.name, employee.local_name, employee.phone, employee.email,
    employee.is_assessor, employee.head_of_department, employee.confirmation_due_on)::text,
  (select detail::text from person_detail as detail where detail.employee_id = employee.id),
  (select string_agg(period::text, '|' order by period.from_date)
    from employment_period as period where period.employee_id = employee.id)))`;

/** Whom someone changed since, or took away: a few of the names, and how many there are. */
export async function overtaken(
  db: Handle,
  batchId: string,
  since: 'checked' | 'applied',
): Promise<readonly string[]> {
  const stamp = since === 'checked' ? 'stamp' : 'stamp_after';
  const found = await sql<{ name: string }>`select coalesce(employee.name, line.name, '—') as name
    from sheet_row as line left join employee on employee.id = line.record_id
    where line.batch_id = ${batchId} and line.kind in ('changed', 'new')
      and ${sql.ref(`line.${stamp}`)} is not null
      and (employee.id is null or ${stampOfEmployee} <> ${sql.ref(`line.${stamp}`)})
    order by line.row limit 6`.execute(db);
  return found.rows.map(({ name }) => name);
}

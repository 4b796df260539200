import { lastOfMonth } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { newId } from '../../platform/ids.ts';
import type { Db } from '../../platform/db/transaction.ts';

const at = '2026-01-01T06:00:00.000Z';

/** A company of so many people beside those of the demo, paid by its workers' structure; months of it are closed. */
export async function addManyPaid(
  db: Db,
  people: number,
  months: readonly string[],
): Promise<string> {
  const [concernId, departmentId] = [newId(at), newId(at)];
  const kept = sql`'{}', 1, ${at}, ${at}`;
  await sql`insert into concern (id, name, grams, version, created_at, updated_at)
    values (${concernId}, 'Jamuna Mills', ${kept})`.execute(db);
  await sql`insert into department (id, name, concern_id, grams, version, created_at, updated_at)
    values (${departmentId}, 'Spinning', ${concernId}, ${kept})`.execute(db);
  await sql`insert into employee (id, number, name, status, designation_id, department_id, joined_on,
      is_assessor, head_of_department, grams, near, version, created_at, updated_at)
    select gen_random_uuid(), 'J-' || turn, 'Spinner ' || turn, 'Confirmed', (select id from designation
        order by name limit 1), ${departmentId}, '2021-01-01', false, false, '{}', '{}', 1, ${at}, ${at}
    from generate_series(1, ${people}::int) as turn`.execute(db);
  const ours = sql`employee where department_id = ${departmentId}`;
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), id, '2021-01-01', '{}', 'join', designation_id, department_id, 'Confirmed',
      ${at} from ${ours}`.execute(db);
  await sql`insert into salary_rate (id, employee_id, from_date, structure_id, gross, created_by_kind,
      created_by_id, created_at, version)
    select gen_random_uuid(), id, '2021-01-01', (select id from salary_structure where name = 'Workers'),
      1250000 + (hashtext(id::text) & 1048575), 'user', ${concernId}, ${at}, 1 from ${ours}`.execute(
    db,
  );
  for (const month of months) {
    const [from, until] = [`${month}-01`, lastOfMonth(month)];
    await sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
      values (${concernId}, ${month}, ${from}, ${until}, ${until}, ${at})`.execute(db);
    await sql`insert into attendance_lock (concern_id, month, from_date, to_date, late_free, late_every,
        late_costs, figures_at, locked_by_kind, locked_by_id, created_at)
      values (${concernId}, ${month}, ${from}, ${until}, 0, 0, 0, ${at}, 'user', ${concernId},
        ${at})`.execute(db);
    await sql`insert into attendance_figure
      select ${concernId}, ${month}, id, ${until}::date - ${from}::date + 1, 22, 20, 0,
        (dice & 3) * 500, 0, 0, 8, 0, 0, 0, 0, 0, 0, (dice >> 2) & 4095, dice & 7, 0, 0, 0
      from (select id, hashtext(id::text || ${month}) as dice from ${ours}) as thrown`.execute(db);
  }
  await sql`analyze`.execute(db);
  return concernId;
}

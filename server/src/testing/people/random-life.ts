import { sql } from 'kysely';
import type { Db } from '../../platform/db/transaction.ts';
import type { Company } from './random-company.ts';

type Person = Company['people'][0];

/** What there was of it before is gone; nobody else's life has this cause. */
export const forgetLives = (db: Db) =>
  sql`delete from employment_period where cause = 'sync'`.execute(db);

/** From a day on someone is elsewhere, or not there at all; as they were in everything else. */
const goOn = (db: Db, employeeId: string, day: string, departmentId: string, status: string) =>
  sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), employee_id, ${day}, '{}', 'sync', designation_id, ${departmentId},
      ${status}, created_at
    from employment_period where employee_id = ${employeeId} and cause <> 'sync'
    order by from_date desc limit 1`.execute(db);

/** Leaves and comes back within the period, or is in another company before or after some day of it. */
export async function live(
  db: Db,
  employeeId: string,
  { goes }: Person,
  at: { readonly here: string; readonly elsewhere: string; day(count: number): string },
): Promise<void> {
  if (goes?.how === 'left') await goOn(db, employeeId, at.day(goes.left), at.here, 'Left');
  if (goes?.how === 'came') await goOn(db, employeeId, at.day(1), at.elsewhere, 'Confirmed');
  const there = goes?.how === 'went' ? at.elsewhere : at.here;
  if (goes) await goOn(db, employeeId, at.day(goes.back), there, 'Confirmed');
}

/** Leave of a closed month by its kinds, one of each. */
export async function takeLeave(
  db: Db,
  { concernId, month, types }: Record<'concernId' | 'month', string> & { types: readonly string[] },
  employeeId: string,
  { leave }: Person,
): Promise<void> {
  for (const [place, { pay, share, taken, encashed }] of leave.entries())
    await sql`insert into leave_figure (concern_id, month, employee_id, leave_type_id, pay, paid_share,
        taken, encashed)
      values (${concernId}, ${month}, ${employeeId}, ${types[place]}, ${pay},
        ${pay === 'Part paid' ? share : null}, ${taken}, ${encashed})`.execute(db);
}

export const overrideLine = (
  db: Db,
  runId: string,
  employeeId: string,
  line: readonly [string, number],
) =>
  sql`insert into salary_override (run_id, employee_id, component_id, amount, reason, set_by_kind,
      set_by_id, created_at)
    values (${runId}, ${employeeId}, ${line[0]}, ${line[1]}, 'Agreed', 'user', ${employeeId}, now())`.execute(
    db,
  );

/** From the 26th to the 25th, say; the month is closed as long as it is. */
export const keepPeriod = (
  db: Db,
  concernId: string,
  month: string,
  { first, last }: { readonly first: string; readonly last: string },
) =>
  sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
    values (${concernId}, ${month}, ${first}, ${last}, ${last}::date + 5, now())`.execute(db);

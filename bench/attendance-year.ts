import { addDays, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { usualShift } from '@muster/contract/calendar/shift-calls.ts';
import { sql } from 'kysely';
import { insertAssignment } from '../server/src/areas/calendar/store/assignments.ts';
import { insertShift } from '../server/src/areas/calendar/store/shifts.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { type Db, transaction } from '../server/src/platform/db/transaction.ts';
import { newId } from '../server/src/platform/ids.ts';

/** Everyone works by one shift, in Dhaka. */
async function makeShift(db: Db, from: string): Promise<string> {
  const at = systemClock.now();
  const id = newId(at);
  const times = { name: 'Bench', shortName: 'BN', startsAt: 540, endsAt: 1080, active: true };
  await transaction(db, async (tx) => {
    await insertShift(tx, id, { ...usualShift, ...times }, at);
    const whom = { id: newId(at), target: 'house', ofId: null, from } as const;
    await insertAssignment(tx, { ...whom, patternId: null, shiftedBy: 0, shiftId: id }, at);
  });
  return id;
}

/** In the morning and in the evening of every day but Fridays and Saturdays, each at its own minute. */
const punchesOf = (from: string, until: string) => sql`
  insert into punch (id, employee_id, at, source, created_at)
  select gen_random_uuid(), employee.id, day + part.at + interval '1 minute' * spread.minutes,
    'device', now()
  from employee
    cross join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') as day
    cross join (values (time '03:00', -20), (time '12:00', 0)) as part (at, earliest)
    cross join lateral (select part.earliest
      + abs(hashtext(employee.id::text || day::text || part.at::text)) % 50 as minutes) as spread
  where employee.status not in ('Draft', 'Left') and extract(dow from day) not in (5, 6)
    and abs(hashtext(day::text || employee.id::text)) % 100 >= 4
  on conflict do nothing`;

/** What the rule would say of most of them: the months that nobody asks about only have to be there. */
const daysOf = (from: string, until: string, shift: string) => sql`
  insert into attendance_day (employee_id, day, concern_id, status, part_leave, leave_amount, shift_id,
    in_at, out_at, worked, late, early, overtime, is_missing_out, late_waived, absence, computed_at)
  select employee.id, day::date, department.concern_id,
    case when extract(dow from day) in (5, 6) then 'Weekly off' else 'Present' end, false, 0,
    ${shift}, day + time '03:00', day + time '12:00', 480, 0, 0, 0, false, false, 0, now()
  from employee left join department on department.id = employee.department_id
    cross join generate_series(${from}::timestamp, ${until}::timestamp, interval '1 day') as day
  where employee.status not in ('Draft', 'Left')
  on conflict do nothing`;

export interface Year {
  readonly from: string;
  /** the month that is judged and read */
  readonly month: { readonly from: string; readonly until: string };
}

/** Twelve months of punches, and of days but for the month before this one. */
export async function fillYear(db: Db, today: string, say: (line: string) => void): Promise<Year> {
  const until = addDays(`${today.slice(0, 7)}-01`, -1);
  const month = { from: `${until.slice(0, 7)}-01`, until };
  const from = addDays(today, -365);
  const shift = await makeShift(db, from);
  const eve = addDays(month.from, -1);
  for (const first of daysBetween(from, addDays(today, -1), 10)) {
    const last = addDays(first, 9);
    await punchesOf(first, last < today ? last : addDays(today, -1)).execute(db);
    await daysOf(first, last < eve ? last : eve, shift).execute(db);
  }
  const counted = await sql<{ count: number }>`select count(*)::int as count from punch`.execute(
    db,
  );
  say(`${counted.rows[0]?.count} punches`);
  await sql`insert into attendance_horizon values (1, ${from}, ${today})
    on conflict (id) do update set from_day = excluded.from_day, until_day = excluded.until_day`.execute(
    db,
  );
  await sql`delete from stale_day`.execute(db);
  await sql`vacuum analyze`.execute(db);
  return { from, month };
}

import { sql } from 'kysely';
import { accrueJob } from '../server/src/areas/leave/balances/accrue-job.ts';
import type { Clock } from '../server/src/platform/clock.ts';
import type { Db } from '../server/src/platform/db/transaction.ts';
import type { Client } from '../server/src/testing/client.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { inDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

async function kindOf(admin: Client, accrual: string): Promise<string> {
  const name = `${accrual} ${crypto.randomUUID()}`;
  const body = {
    fullName: name,
    shortName: crypto.randomUUID().slice(0, 10),
    yearlyDays: 12,
    accrual,
  };
  const made = await admin.post('/leave-type', { ...body, proRata: 'No' });
  if (made.status !== 200) throw new Error(made.text);
  return made.at('leaveType._id');
}

/** The rows that were posted once more, for two other kinds: what writing them takes by itself. */
async function bare(db: Db, from: string, to: string): Promise<void> {
  await sql`insert into leave_balance select employee_id, ${to}, year, balance, waiting, lowest
    from leave_balance where leave_type_id = ${from}`.execute(db);
  await sql`insert into leave_entry (id, employee_id, leave_type_id, year, kind, amount, day, due_key,
      created_at)
    select gen_random_uuid(), employee_id, ${to}, year, kind, amount, day, due_key, created_at
    from leave_entry where leave_type_id = ${from}`.execute(db);
}

/**
 * A whole year is missing in every ledger, of a kind given month by month and of one given on the day of
 * joining; then nothing is missing. Beside it the same rows by two bare statements each.
 */
export async function measureAccrual(db: Db, admin: Client, year: number): Promise<void> {
  const end: Clock = { now: () => `${year}-12-31T06:00:00.000Z` };
  await sql`update leave_type set inactive_at = ${end.now()}`.execute(db);
  const kinds = [await kindOf(admin, 'Monthly'), await kindOf(admin, 'Yearly')];
  const job = accrueJob(inDhaka);
  const accrue = () => runJob(job, {}, { db, clock: end });
  const first = await seconds(accrue);
  const again = await seconds(accrue);
  const { rows } = await sql<{ people: number; entries: number }>`select
      count(distinct employee_id)::int as people, count(*)::int as entries
    from leave_entry where leave_type_id = any(${kinds}::uuid[])`.execute(db);
  const floors = [await kindOf(admin, 'Monthly'), await kindOf(admin, 'Yearly')];
  const floor = await seconds(async () => {
    for (const [at, kind] of kinds.entries()) await bare(db, kind, floors[at] ?? '');
  });
  const { people = 0, entries = 0 } = rows[0] ?? {};
  console.log(
    `accrual: ${entries} entries of ${people} people in ${first.toFixed(1)} s, ` +
      `${(first / floor).toFixed(1)} x the bare statements (${floor.toFixed(1)} s); ` +
      `with nothing missing ${again.toFixed(1)} s`,
  );
}

/** A holiday for everyone, on a day on which nobody has agreed leave and on one on which many have. */
export async function measureRecount(db: Db, admin: Client, day: string): Promise<void> {
  const many = 1_000;
  const kind = await kindOf(admin, 'Yearly');
  const at = `${day}T06:00:00.000Z`;
  await sql`insert into leave_application (id, employee_id, leave_type_id, start_on, end_on, start_half,
      end_half, asked, approved, status, version, created_at, updated_at)
    select gen_random_uuid(), id, ${kind}, ${day}::date - 1, ${day}::date + 1, false, false, 3000, 3000,
      'Approved', 1, ${at}, ${at}
    from employee where status = 'Confirmed' order by id limit ${many}`.execute(db);
  await sql`insert into leave_day select id, employee_id, taken::date, half, 500, true
    from leave_application cross join generate_series(1, 2) as half
      cross join generate_series(start_on, end_on, interval '1 day') as taken
    where leave_type_id = ${kind}
    on conflict do nothing`.execute(db);
  const add = async (name: string, on: string): Promise<void> => {
    const body = { name, startDate: on, endDate: on, type: 'Government' };
    const reply = await admin.post('/holidays', body);
    if (reply.status !== 200) throw new Error(reply.text);
  };
  const none = await seconds(() => add('Nobody is away', `${Number(day.slice(0, 4)) + 1}-08-18`));
  const some = await seconds(() => add('Many are away', day));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from leave_entry
    where leave_type_id = ${kind} and kind = 'give back'`.execute(db);
  console.log(
    `a holiday: ${(none * 1000).toFixed(0)} ms, and ${(some * 1000).toFixed(0)} ms where ` +
      `${rows[0]?.count ?? 0} people get a day back`,
  );
}

import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { grow } from '../server/src/demo/bulk/grow.ts';
import { loadDemo } from '../server/src/demo/demo.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import { type Account, openSession } from '../server/src/platform/session/sessions.ts';
import { Client } from '../server/src/testing/client.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { testFiles } from '../server/src/testing/files/test-files.ts';
import { testHouse, testSettings } from '../server/src/testing/people/test-house.ts';
import { measureAccrual, measureRecount } from './leave-accrual.ts';
import { nowOn, todayInDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

/**
 * Applying for leave and agreeing to it, one after the other, by people of the demo company: the half of
 * all requests that is fastest takes at most so long. Beside them the bare statements of the same writes,
 * in the same run: what the database alone takes.
 */
const times = 60;
/** people for what the job does */
const size = Number(process.argv[2] ?? 10_000);
const aim = 25;
const from = { address: null, agent: null };
const half = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0;

async function timed<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await work();
  into.push(performance.now() - began);
  return done;
}

/** The rows that an application writes, and nothing else. */
const bare = (database: Database, employeeId: string, kind: string, day: string) =>
  transaction(database.db, async (tx) => {
    const id = randomUUID();
    const at = systemClock.now();
    await sql`select 1 from employee where id = ${employeeId} for no key update`.execute(tx);
    await sql`insert into leave_application (id, employee_id, leave_type_id, start_on, end_on, start_half,
      end_half, asked, status, version, created_at, updated_at) values (${id}, ${employeeId}, ${kind},
      ${day}, ${day}, false, false, 1000, 'Pending', 1, ${at}, ${at})`.execute(tx);
    await sql`insert into leave_day select ${id}, ${employeeId}, ${day}::date + 4000, half, 500, false
      from generate_series(1, 2) as half`.execute(tx);
    await sql`update leave_balance set waiting = waiting where employee_id = ${employeeId}
      and leave_type_id = ${kind}`.execute(tx);
  });

async function open(url: string) {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  await migrate(database.db, path.join(import.meta.dirname, '../server/migrations'));
  await loadDemo(database.db, systemClock);
  const app = buildApp({
    database,
    clock: systemClock,
    house: testHouse,
    settings: testSettings(),
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    pagesFolder: path.join(import.meta.dirname, 'no-pages'),
    stopping: () => false,
    files: await testFiles(database.db, { clock: systemClock }),
  });
  const enter = async (account: Account) =>
    new Client(
      app,
      await transaction(database.db, (tx) => openSession(tx, account, from, systemClock.now())),
    );
  return { database, app, enter };
}

const postgres = await startPostgres();
const { database, app, enter } = await open(await postgres.createDatabase('leave'));
const { rows: people } = await sql<{ id: string; manager: string }>`select id,
  line_manager_id as manager from employee where line_manager_id is not null and status = 'Confirmed'
  order by id limit ${times}`.execute(database.db);
const { rows: users } = await sql<{ id: string }>`select id from user_account
  where user_role = 'ADMIN' order by created_at limit 1`.execute(database.db);
// whoever came in by a slip would have to choose a password first
await sql`update employee_account set first_until = null`.execute(database.db);
const admin = await enter({ kind: 'user', id: users[0]?.id ?? '' });
const made = await admin.post('/leave-type', {
  fullName: `Measured ${randomUUID()}`,
  shortName: 'MEAS',
  yearlyDays: 20,
  proRata: 'No',
});
const kind = made.at('leaveType._id');
const year = Number(todayInDhaka().slice(0, 4));
const day = `${year + 1}-03-08`;
const took = { apply: [] as number[], agree: [] as number[], bare: [] as number[] };
for (const { id, manager } of people) {
  const worker = await enter({ kind: 'employee', id });
  const boss = await enter({ kind: 'employee', id: manager });
  const body = { leaveType: kind, applicationStartDate: day, applicationEndDate: day };
  const reply = await timed(took.apply, () =>
    worker.post('/employee-panel/leave-application', body),
  );
  if (reply.status !== 200) throw new Error(reply.text);
  const review = `/employee-panel/leave-application/review/${reply.at('data._id')}`;
  const agreed = await timed(took.agree, () => boss.put(review, { status: 'Approved' }));
  if (agreed.status !== 200) throw new Error(agreed.text);
  await timed(took.bare, () => bare(database, id, kind, day));
}
const floor = half(took.bare);
for (const [what, all] of Object.entries({ apply: took.apply, agree: took.agree }))
  console.log(
    `${what}: half of ${all.length} within ${half(all).toFixed(1)} ms (aim ${aim}), ` +
      `${(half(all) / floor).toFixed(1)} x the bare statements (${floor.toFixed(1)} ms)`,
  );
const now = nowOn(todayInDhaka());
await grow(database.db, { count: size - 320, first: 320 }, now, () => undefined);
await sql`analyze`.execute(database.db);
await measureAccrual(database.db, admin, year);
await measureRecount(database.db, admin, `${year + 1}-06-09`);
await app.close();
await database.close();
await postgres.stop();

import path from 'node:path';
import { sql } from 'kysely';
import { buildApp } from '../server/src/app.ts';
import { recomputeJob } from '../server/src/areas/attendance/judging/recompute-job.ts';
import { grow } from '../server/src/demo/bulk/grow.ts';
import { loadDemo } from '../server/src/demo/demo.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import { openSession } from '../server/src/platform/session/sessions.ts';
import { Client } from '../server/src/testing/client.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { testFiles } from '../server/src/testing/files/test-files.ts';
import { testHouse, testSettings } from '../server/src/testing/people/test-house.ts';
import { fillYear } from './attendance-year.ts';
import { nowOn, todayInDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

/**
 * 10,000 people and a year of their punches: a month of all of them is judged, then the reports of a
 * department are read, each beside the bare statements of the same rows in the same run.
 */
const size = Number(process.argv[2] ?? 10_000);
const allowed = 3;
const rounds = 40;
const say = (line: string): void => console.log(line);

const postgres = await startPostgres();
const database = await openDatabase({
  databaseUrl: await postgres.createDatabase('attendance'),
  dataDir: '',
});
const { db } = database;
await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
await loadDemo(db, systemClock);
const today = todayInDhaka();
await grow(db, { count: size - 320, first: 320 }, nowOn(today), () => undefined);
const { month } = await fillYear(database.patient, today, say);

const began = performance.now();
const told = await runJob(
  recomputeJob(testSettings()),
  { ...month, employeeIds: null },
  { db, clock: systemClock },
);
const seconds = (performance.now() - began) / 1000;
say(`a month of everyone judged in ${seconds.toFixed(1)} s, in ${told.length} steps of progress`);
await sql`vacuum analyze attendance_day`.execute(database.patient);

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
  files: await testFiles(db, { clock: systemClock }),
});
const { rows: users } = await sql<{ id: string }>`select id from user_account
  where user_role = 'ADMIN' order by created_at limit 1`.execute(db);
const account = { kind: 'user', id: users[0]?.id ?? '' } as const;
const admin = new Client(
  app,
  await transaction(db, (tx) =>
    openSession(tx, account, { address: null, agent: null }, systemClock.now()),
  ),
);
const { rows: departments } = await sql<{ id: string; people: number }>`
  select department_id as id, count(*)::int as people from employee
  where department_id is not null group by 1 order by 2 desc limit 1`.execute(db);
const [department] = departments;
if (!department) throw new Error('nobody is in a department');
say(`a department of ${department.people}`);

const own = sql`employee.department_id = ${department.id}`;
const labels = sql`employee.id as person, employee.name, employee.number,
  designation.name as designation, department.name as department`;
const joins = sql`left join designation on designation.id = employee.designation_id
  left join department on department.id = employee.department_id`;
const page = sql`order by employee.name collate "und-x-icu", employee.id limit 50`;
const span = sql`judged.day between ${month.from} and ${month.until}`;
const sums = sql`count(*)::int, count(*) filter (where judged.status in ('Present', 'Late'))::int as p,
  count(*) filter (where judged.status = 'Absent')::int as a, sum(judged.worked)::int as w,
  sum(judged.late)::int as l, sum(judged.overtime)::int as o, sum(judged.leave_amount)::int as v`;
const there = sql`employee where ${own} and exists (select 1 from attendance_day as judged
  where judged.employee_id = employee.id and ${span})`;
const people = sql`select employee.id from ${there} ${page}`;

/** What any report must read at least: its rows with the names in them, and its totals. */
const bare = {
  daily: [
    sql`select judged.*, ${labels}, shift.name as shift from attendance_day as judged
      join employee on employee.id = judged.employee_id ${joins}
      left join shift on shift.id = judged.shift_id
      where judged.day = ${month.until} and ${own} ${page}`,
    sql`select judged.status, count(*)::int from attendance_day as judged
      join employee on employee.id = judged.employee_id
      where judged.day = ${month.until} and ${own} group by 1`,
  ],
  summary: [
    sql`select ${labels} from employee ${joins} where employee.id in (${people})`,
    sql`select count(*)::int from (select 1 from ${there} limit 10001) as counted`,
    sql`select judged.employee_id, ${sums} from attendance_day as judged
      where judged.employee_id in (${people}) and ${span} group by 1`,
    sql`select ${sums} from attendance_day as judged
      join employee on employee.id = judged.employee_id where ${own} and ${span}`,
  ],
  matrix: [
    sql`select ${labels} from employee ${joins} where employee.id in (${people})`,
    sql`select count(*)::int from (select 1 from ${there} limit 10001) as counted`,
    sql`select judged.*, shift.name as shift from attendance_day as judged
      left join shift on shift.id = judged.shift_id
      where judged.employee_id in (${people}) and ${span}`,
    sql`select judged.employee_id, ${sums} from attendance_day as judged
      where judged.employee_id in (${people}) and ${span} group by 1`,
  ],
};
const dates = `fromDate=${month.from}&toDate=${month.until}`;
const of = `department=${department.id}&limit=50`;
const asked = {
  daily: `/attendance/daily-attendance-report?todayDate=${month.until}&${of}`,
  summary: `/attendance/date-to-date-attendance-summary?${dates}&${of}`,
  matrix: `/attendance/month-matrix?month=${month.from.slice(0, 7)}&${of}`,
};

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Of many rounds the quickest: whatever else the machine does only adds. */
async function compare(name: keyof typeof bare): Promise<number> {
  const best = { ours: Infinity, bare: Infinity };
  for (let round = 0; round < rounds; round += 1) {
    const ours = await timed(async () => {
      const reply = await admin.get(asked[name]);
      if (reply.status !== 200) throw new Error(reply.text);
    });
    const floor = await timed(async () => {
      for (const statement of bare[name]) await statement.execute(db);
    });
    best.ours = Math.min(best.ours, ours);
    best.bare = Math.min(best.bare, floor);
  }
  const ratio = best.ours / best.bare;
  const figures = `${best.ours.toFixed(1)} ms, bare ${best.bare.toFixed(1)} ms`;
  say(
    `${name.padEnd(10)}${figures.padEnd(30)}x${ratio.toFixed(2)}${ratio > allowed ? '  OVER' : ''}`,
  );
  return ratio;
}

try {
  const ratios = [await compare('daily'), await compare('summary'), await compare('matrix')];
  process.exitCode = ratios.some((ratio) => ratio > allowed) ? 1 : 0;
} finally {
  await app.close();
  await database.close();
  await postgres.stop();
}

import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { projectAll } from '../areas/people/job/project-all.ts';
import type { LifeEvent } from '../areas/people/public.ts';
import { differing } from '../areas/people/store/current.ts';
import { nextNumber } from '../areas/people/store/next-number.ts';
import { systemClock } from '../platform/clock.ts';
import { transaction } from '../platform/db/transaction.ts';
import type { Client } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { attendanceNow } from '../areas/attendance/judging/attendance-now.ts';
import { testSettings } from '../testing/people/test-house.ts';
import { grow } from './bulk/grow.ts';
import { growTime } from './bulk/grow-time.ts';
import { refuseRealCompany } from './bulk/refuse-others.ts';
import { loadDemo } from './demo.ts';
import { nowOn, todayInDhaka } from '../testing/clocks/in-dhaka.ts';

const people = 1800;
const today = todayInDhaka();
let test: TestApp;
let admin: Client;
beforeAll(async () => {
  test = await makeApp();
  const { patient: db } = test.database;
  await loadDemo(db, systemClock);
  await grow(db, { count: people - 320, first: 320 }, nowOn(today), () => undefined);
  // a week and a half is enough to see, and quicker than the demo's six weeks
  await db
    .updateTable('attendance_horizon')
    .set({ from_day: addDays(today, -10), until_day: addDays(today, -11) })
    .execute();
  const now = await attendanceNow(db, { clock: systemClock, settings: testSettings() });
  await growTime(db, now, () => undefined);
  const { id } = await db
    .selectFrom('user_account')
    .select('id')
    .where('email', '=', 'admin@example.com')
    .executeTakeFirstOrThrow();
  admin = await test.enter({ kind: 'user', id });
});
afterAll(() => test.close());

const one = async <T>(query: ReturnType<typeof sql<T>>): Promise<T | undefined> =>
  (await query.execute(test.database.db)).rows[0];

it('has as many people as asked for, each with a history and with a number', async () => {
  const found = await one(sql<{ people: number; each: number; details: number }>`
    select (select count(*)::int from employee) as people,
      (select count(*)::int from person_detail) as details,
      (select count(*)::float from employment_period) / ${people}::int as each`);
  expect(found).toMatchObject({ people, details: people });
  expect(found?.each).toBeGreaterThan(2.4);
  expect(await transaction(test.database.db, nextNumber)).toBe(`EMP-0${people + 1}`);
});

it('has a tree without loops, of teams that one person can lead', async () => {
  const found = await one(sql<{ below: number; team: number }>`
    with recursive below (id) as (
      select id from employee where line_manager_id is null and status <> 'Left'
      union all select employee.id from below join employee on employee.line_manager_id = below.id
    ) select (select count(*)::int from below) as below,
      (select avg(team)::float from (select count(*) as team from employee
        where line_manager_id is not null group by line_manager_id) as teams) as team`);
  expect(found?.below).toBe(people);
  expect(found?.team).toBeGreaterThan(6);
  expect(found?.team).toBeLessThan(13);
});

it('finds them by a part of the name, with a wrong letter, and by what they are', async () => {
  const { db } = test.database;
  const person = await db
    .selectFrom('employee')
    .select(['name', 'number'])
    .where('number', '=', 'EMP-01700')
    .executeTakeFirstOrThrow();
  const ask = (path: string) => admin.get(`/employee/${path}`);
  const byNumber = await ask(`employeeSearch?searchKeyword=${person.number}`);
  expect(byNumber.at('employees.0.name')).toBe(person.name);
  const wrong = person.name.replace(/^(...)./, '$1x');
  const guessed = await ask(`employeeSearch?searchKeyword=${encodeURI(wrong)}`);
  expect(guessed.text).toContain(person.name);
  expect((await ask('data?status=Left')).at('total')).not.toBe('0');
});

it('has leave and attendance of everyone, as the demo has of its first people', async () => {
  const found = await one(sql<{ there: number; judged: number; balances: number; came: number }>`
    with there as (select id from employee
      where status not in ('Draft', 'Left') and joined_on <= ${addDays(today, -1)})
    select (select count(*)::int from there) as there,
      (select count(*)::int from attendance_day
        where day = ${addDays(today, -1)} and employee_id in (select id from there)) as judged,
      (select count(distinct employee_id)::int from leave_balance
        where employee_id in (select id from there)) as balances,
      (select count(distinct employee_id)::int from punch
        where at > ${addDays(today, -8)}::date and employee_id in (select id from there)) as came`);
  const { there = 0, judged, balances, came } = found ?? {};
  expect(there).toBeGreaterThan(1500);
  expect([judged, balances]).toEqual([there, there]);
  expect(came).toBeGreaterThan(there * 0.85);
  const report = await admin.get('/attendance/daily-attendance-report?limit=1');
  expect(Number(report.at('total'))).toBeGreaterThanOrEqual(there);
  const month = await admin.get(
    `/attendance/date-to-date-attendance-summary?limit=1&fromDate=${addDays(today, -9)}&toDate=${addDays(today, -1)}`,
  );
  const { totals } = month.body as { totals: { present: number; absent: number } };
  expect(totals.present).toBeGreaterThan(totals.absent * 8);
});

it('adds to nobody twice', async () => {
  const { db } = test.database;
  const counts = () =>
    one(sql<Record<string, number>>`select (select count(*)::int from punch) as punches,
      (select count(*)::int from leave_entry) as entries,
      (select count(*)::int from attendance_day) as days`);
  const before = await counts();
  const now = await attendanceNow(db, { clock: systemClock, settings: testSettings() });
  await growTime(db, now, () => undefined);
  expect(await counts()).toEqual(before);
});

it('says in the copy what the periods say, and keeps to it as days go by', async () => {
  const { db } = test.database;
  expect(await transaction(db, (tx) => differing(tx, nowOn(today), 'all'))).toEqual([]);
  const told: LifeEvent[] = [];
  const later = nowOn(addDays(today, 45));
  const listen = async (_: unknown, events: readonly LifeEvent[]) => void told.push(...events);
  const changed = await projectAll(db, later, listen);
  expect(changed).toBeGreaterThan(10);
  expect(told.filter(({ kind }) => kind === 'joined')).toHaveLength(4);
  expect(told.filter(({ kind }) => kind === 'left').length).toBeGreaterThan(10);
  expect(await transaction(db, (tx) => differing(tx, later, 'all'))).toEqual([]);
  expect(await projectAll(db, later, listen)).toBe(0);
});

it('grows only where the demo lives, and only while nobody works with it', async () => {
  const { db } = test.database;
  await transaction(db, async (tx) => {
    await sql`update user_account set email = 'someone@company.example'
      where email = 'payroll@example.com'`.execute(tx);
  });
  await expect(refuseRealCompany(db)).rejects.toThrow('not the demo company');
});

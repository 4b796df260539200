import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock } from '../platform/clock.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { loadDemo } from './demo.ts';
import { todayInDhaka } from '../testing/clocks/in-dhaka.ts';

/** As a first start makes it, where mails go out. */
let test: TestApp;
const zone = 'Asia/Dhaka';
const today = todayInDhaka();
beforeAll(async () => {
  test = await makeApp();
  await loadDemo(test.database.patient, systemClock, { delivers: true, zone, days: 365 });
});
afterAll(() => test.close());

it('has no mails where they would be sent', async () => {
  expect(await test.database.db.selectFrom('mail').select('id').execute()).toEqual([]);
});

it('has a year of attendance of everyone who was there: nobody is absent for months', async () => {
  const admin = await test.as('admin');
  for (const ago of [100, 200, 330]) {
    const path = `/attendance/daily-attendance-report?todayDate=${addDays(today, -ago)}`;
    const { totals } = (await admin.get(path)).body as { totals: Record<string, number> };
    const there = Object.values(totals).reduce((sum, count) => sum + count, 0);
    expect(there, path).toBeGreaterThan(150);
    expect(totals.Absent, path).toBeLessThan(there / 10);
  }
  // who was there for a whole month came in it, suspended ones and those on leave aside
  const { rows } = await sql<{ name: string; month: string }>`
    select employee.name, month::date as month from employee
      cross join generate_series(${addDays(today, -360)}::timestamp, ${addDays(today, -60)}::timestamp,
        interval '30 days') as month
    where not exists (select 1 from punch where punch.employee_id = employee.id
        and punch.at between month and month + interval '30 days')
      and exists (select 1 from employment_period as period
        where period.employee_id = employee.id and period.from_date <= month)
      and not exists (select 1 from employment_period as period
        where period.employee_id = employee.id and period.status in ('Left', 'Draft', 'Suspended')
          and period.from_date <= month + interval '30 days')
      and not exists (select 1 from leave_day where leave_day.employee_id = employee.id
        and leave_day.day between month and month + interval '30 days')`.execute(test.database.db);
  expect(rows).toEqual([]);
});

it('has leave that was carried on from the year before', async () => {
  const { rows } = await sql<{ people: number; years: number }>`
    select count(distinct employee_id) filter (where kind = 'carry' and amount > 0)::int as people,
      count(distinct year)::int as years from leave_entry`.execute(test.database.db);
  expect(rows[0]?.people).toBeGreaterThan(100);
  expect(rows[0]?.years).toBeGreaterThan(1);
});

it('has a request that waited too long and was decided by the next above', async () => {
  const { rows } = await sql<{ approver: string; verdict: string }>`
    select approver, verdict from decision_step
    where escalated_from = 'lineManager'`.execute(test.database.db);
  expect(rows).toEqual([{ approver: 'secondTier', verdict: 'approve' }]);
});

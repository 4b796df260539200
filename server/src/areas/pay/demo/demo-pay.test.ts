import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, loadDemo } from '../../../demo/demo.ts';
import { systemClock } from '../../../platform/clock.ts';
import { Client } from '../../../testing/client.ts';
import { todayInDhaka } from '../../../testing/clocks/in-dhaka.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { runJob } from '../../../testing/processes/run-job.ts';
import { testSettings } from '../../../testing/people/test-house.ts';
import { newestClosed } from './load-pay-months.ts';
import { demoPayMonthsJob } from './pay-months-job.ts';

/** The demo company with a hundred days of punches: some months are made behind its first start. */
let test: TestApp;
const newest = newestClosed(todayInDhaka());
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(test.database.db)).rows;

beforeAll(async () => {
  test = await makeApp();
  const { patient: db } = test.database;
  await loadDemo(db, systemClock, { delivers: false, zone: 'Asia/Dhaka', days: 100 });
  const before = await rowsOf(sql`select 1 from salary_run where kind = 'Salary'`);
  await runJob(demoPayMonthsJob({ settings: testSettings() }), {}, { db, clock: systemClock });
  expect(before.length).toBeLessThan(29);
});
afterAll(() => test.close());

it('has fourteen months that were paid, and one that waits for a second person', async () => {
  const runs = await rowsOf(sql<{ concern: string; state: string; months: string[] }>`
    select concern.name as concern, state, array_agg(month order by month) as months
    from salary_run join concern on concern.id = concern_id where kind = 'Salary' group by 1, 2 order by 1, 2`);
  const paid = Array.from({ length: 14 }, (_, at) => addMonths(newest, at - 14));
  expect(runs).toEqual([
    { concern: 'Meghna Dairy Ltd', state: 'Generated', months: [newest] },
    { concern: 'Meghna Dairy Ltd', state: 'Paid', months: paid },
    { concern: 'Meghna Distribution Ltd', state: 'Paid', months: paid },
  ]);
  expect(
    await rowsOf(sql`select 1 from salary_run where approved_by_id = generated_by_id
      or generated_at >= approved_at or approved_at >= paid_at or paid_at > now()`),
  ).toEqual([]);
});

it('has the bonus of the last two feasts, for those who celebrate them', async () => {
  const runs = await rowsOf(sql<{ title: string; state: string; people: number }>`
    select run.title, run.state, count(*)::int as people from salary_run as run
      join salary_sheet as sheet on sheet.run_id = run.id and sheet.net > 0
    where run.kind = 'Bonus' group by run.id order by 1`);
  expect(runs.map(({ title, state }) => [title, state])).toEqual([
    ['Eid-ul-Adha', 'Paid'],
    ['Eid-ul-Adha', 'Paid'],
    ['Eid-ul-Fitr', 'Paid'],
    ['Eid-ul-Fitr', 'Paid'],
  ]);
  expect(Math.min(...runs.map(({ people }) => people))).toBeGreaterThan(20);
});

it('has figures that add up, from days to payments', async () => {
  expect(
    await rowsOf(sql`select * from attendance_figure where days <> working + holidays + weekly_offs
      + suspended + long_leave or (present + half_days) * 1000 + absence + leave < working * 1000`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`select sheet.id from salary_sheet as sheet
      join salary_line as line on line.attempt_id = sheet.attempt_id
        and line.employee_id = sheet.employee_id
      group by sheet.attempt_id, sheet.employee_id
      having sheet.earnings <> sum(line.amount) filter (where line.kind = 'Earning')
        or sheet.deductions <> coalesce(sum(line.amount) filter (where line.kind = 'Deduction'), 0)
        or sheet.employer <> coalesce(sum(line.amount) filter (where line.kind = 'Employer'), 0)`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`select payment.id from salary_payment as payment
      left join salary_sheet as sheet on sheet.payment_id = payment.id
      group by payment.id having payment.people <> count(sheet.id) or payment.net <> sum(sheet.net)`),
  ).toEqual([]);
});

it('has raises, people who came and went, and what was paid besides, within the months', async () => {
  const [found] = await rowsOf(sql<Record<string, number>>`select
      count(*) filter (where jsonb_array_length(inputs->'segments') > 1)::int as raised,
      count(*) filter (where sheet.paid_days < (attempt.terms->>'whole')::int)::int as parts,
      count(*) filter (where jsonb_array_length(inputs->'entries') > 0)::int as besides,
      count(*) filter (where (inputs->'counts'->>'overtime')::int > 0)::int as overtime,
      count(*) filter (where (inputs->'counts'->>'unpaidLeave')::int > 0)::int as unpaid,
      count(*)::int as sheets
    from salary_sheet as sheet join salary_attempt as attempt on attempt.id = sheet.attempt_id
      join salary_input as input on input.attempt_id = sheet.attempt_id
        and input.employee_id = sheet.employee_id`);
  expect(found?.['sheets']).toBeGreaterThan(3000);
  for (const what of ['raised', 'parts', 'besides', 'overtime', 'unpaid'])
    expect(found?.[what], what).toBeGreaterThan(5);
});

it('has an account for nearly everyone, and one number that two gave', async () => {
  const [found] = await rowsOf(sql<{ share: number; twice: number; methods: number }>`
    select count(account.employee_id)::float8 / count(*) as share,
      (count(bank_id) - count(distinct (bank_id, account_number)) filter (where bank_id is not null))::int
        as twice,
      count(distinct account.method)::int as methods
    from employee left join employee_bank_account as account on account.employee_id = employee.id
    where employee.status not in ('Draft', 'Left')`);
  expect(found?.share).toBeGreaterThan(0.9);
  expect(found?.share).toBeLessThan(0.98);
  expect(found?.twice).toBe(1);
  expect(found?.methods).toBe(3);
});

it('has a provident fund: shares of both, openings, interest of last year, and nothing below nothing', async () => {
  const payroll = { email: 'payroll@example.com', password: demoPassword };
  const login = await test.nobody.post('/auth/login', payroll);
  const keeper = new Client(test.app, login.at('token'));
  const list = (await keeper.get('/provident-fund/data?limit=0')).body as {
    data: Record<'own' | 'employer' | 'interest' | 'balance', string>[];
  };
  expect(list.data.length).toBeGreaterThan(50);
  for (const { own, employer, interest, balance } of list.data) {
    // an own share may be cut for want of pay, that of the employer never is
    expect(Number(employer)).toBeGreaterThanOrEqual(Number(own));
    expect(Number(balance)).toBeCloseTo(Number(own) + Number(employer) + Number(interest), 2);
  }
  expect(list.data.filter(({ interest }) => Number(interest) > 0).length).toBeGreaterThan(40);
});

it('explains every line of every payslip of its employee', async () => {
  const employee = { email: 'employee@example.com', password: demoPassword };
  const login = await test.nobody.post('/employee-auth/login', employee);
  const own = new Client(test.app, login.at('token'));
  const list = (await own.get('/employee-panel/salary/payslips?limit=0')).body as {
    data: { _id: string; month: string }[];
  };
  expect(list.data.length).toBeGreaterThan(5);
  for (const { _id } of list.data) {
    const { lines } = (
      (await own.get(`/employee-panel/salary/payslip/${_id}`)).body as { payslip: unknown }
    ).payslip as {
      lines: { why: unknown }[];
    };
    expect(lines.filter(({ why }) => why === null)).toEqual([]);
  }
});

import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, loadDemo } from '../../../demo/demo.ts';
import { systemClock } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { Client } from '../../../testing/client.ts';
import { todayInDhaka } from '../../../testing/clocks/in-dhaka.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { runJob } from '../../../testing/processes/run-job.ts';
import { expectGateOfDemo } from '../../../testing/people/demo-gate.ts';
import { testSettings } from '../../../testing/people/test-house.ts';
import { keepPayPeriod, payRhythmOf } from '../../calendar/public.ts';
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
  const between = addMonths(newest, -2);
  // a bonus in a month that is still to be made is no salary
  const at = systemClock.now();
  const inForce = await testSettings().read(db, at);
  const concerns = await rowsOf(sql<{ id: string }>`select id from concern`);
  for (const { id } of concerns) {
    const rhythm = payRhythmOf(inForce, id);
    await transaction(db, (tx) => keepPayPeriod(tx, id, between, rhythm, at));
    await sql`insert into salary_run (id, concern_id, month, kind, title, state, created_at)
      values (gen_random_uuid(), ${id}, ${between}, 'Bonus', 'Puja', 'Cancelled', ${at})`.execute(
      db,
    );
  }
  await runJob(demoPayMonthsJob({ settings: testSettings() }), {}, { db, clock: systemClock });
  expect(before.length).toBeLessThan(29);
});
afterAll(() => test.close());

it('has fourteen months that were paid, all but the newest of them closed, and one that waits for a second person', async () => {
  const runs = await rowsOf(sql<{ concern: string; state: string; months: string[] }>`
    select concern.name as concern, state, array_agg(month order by month) as months
    from salary_run join concern on concern.id = concern_id where kind = 'Salary' group by 1, 2 order by 1, 2`);
  const over = Array.from({ length: 13 }, (_, at) => addMonths(newest, at - 14));
  const paid = [addMonths(newest, -1)];
  expect(runs).toEqual([
    { concern: 'Meghna Dairy Ltd', state: 'Closed', months: over },
    { concern: 'Meghna Dairy Ltd', state: 'Generated', months: [newest] },
    { concern: 'Meghna Dairy Ltd', state: 'Paid', months: paid },
    { concern: 'Meghna Distribution Ltd', state: 'Closed', months: over },
    { concern: 'Meghna Distribution Ltd', state: 'Paid', months: paid },
  ]);
  expect(
    await rowsOf(sql`select 1 from salary_run where approved_by_id = generated_by_id
      or generated_at >= approved_at or approved_at >= paid_at or paid_at > now()
      or paid_at >= finished_at or finished_at > now()`),
  ).toEqual([]);
});

it('has the bonus of the last two feasts, for those who celebrate them', async () => {
  const runs = await rowsOf(sql<{
    title: string;
    state: string;
    month: string;
    people: number;
  }>`
    select run.title, run.state, run.month, count(*)::int as people from salary_run as run
      join salary_sheet as sheet on sheet.run_id = run.id and sheet.net > 0
    where run.kind = 'Bonus' group by run.id order by 1`);
  expect(runs.map(({ title }) => title)).toEqual([
    'Eid-ul-Adha',
    'Eid-ul-Adha',
    'Eid-ul-Fitr',
    'Eid-ul-Fitr',
  ]);
  for (const { month, state } of runs)
    expect(state, month).toBe(month < addMonths(newest, -1) ? 'Closed' : 'Paid');
  expect(Math.min(...runs.map(({ people }) => people))).toBeGreaterThan(20);
});

it('has a month at the gate with causes, two that were set by hand, and two ghosts', () =>
  expectGateOfDemo(test, demoPassword));

it('has figures that add up, from days to payments', async () => {
  expect(
    await rowsOf(sql`select * from attendance_figure where days <> working + holidays + weekly_offs
      + suspended + long_leave or present * 1000 + half_days_to_work + absence + leave < working * 1000`),
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

it('has raises, people who came and went, instalments, and what was paid besides, within the months', async () => {
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
  const [repaid] = await rowsOf(sql<{ lines: number }>`select count(*)::int as lines
    from salary_line as line join salary_sheet as sheet on sheet.attempt_id = line.attempt_id
      and sheet.employee_id = line.employee_id and sheet.state = 'Paid'
    where line.cause = 'loan' and line.amount > 0`);
  expect(repaid?.lines).toBeGreaterThan(0);
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

const payrollOfficer = async (): Promise<Client> => {
  const payroll = { email: 'payroll@example.com', password: demoPassword };
  return new Client(test.app, (await test.nobody.post('/auth/login', payroll)).at('token'));
};

it('has no step of a paid month that is left to do', async () => {
  const { data } = (await (await payrollOfficer()).get('/salary/run/data?limit=0')).body as {
    data: {
      status: string;
      batched: { people: number; paid: number };
      paid: { at: string };
      announcedAt: string | null;
    }[];
  };
  const paid = data.filter(({ status }) => ['Paid', 'Closed'].includes(status));
  expect(paid.length).toBe(32);
  for (const { batched, announcedAt, ...run } of paid) {
    expect(batched.people).toBe(batched.paid);
    expect(announcedAt).toBe(run.paid.at);
  }
  // nobody was told of months that are over before the demo company began
  expect(await rowsOf(sql`select 1 from notice where kind = 'payslip-ready'`)).toEqual([]);
});

it('has a batch for each way of paying, which come to what was paid', async () => {
  expect(
    await rowsOf(sql`select run.id from salary_run as run
      join salary_payment as payment on payment.run_id = run.id
      left join (select run_id, sum(people) as people, sum(net) as net from bank_batch group by 1)
        as batch on batch.run_id = run.id
      where payment.people is distinct from batch.people or payment.net is distinct from batch.net`),
  ).toEqual([]);
  expect(
    await rowsOf(sql`select batch.id from bank_batch as batch
      left join bank_batch_line as line on line.batch_id = batch.id
      group by batch.id
      having batch.people <> count(line.batch_id) or batch.net is distinct from sum(line.amount)`),
  ).toEqual([]);
  const wrong = await rowsOf(sql`select batch.number from bank_batch as batch
    join salary_run as run on run.id = batch.run_id
    where batch.created_at <= run.paid_at or batch.made_by_id = run.generated_by_id
      or batch.downloaded_at <= batch.created_at
      or (batch.method = 'Cash') <> (batch.downloaded_at is null)
      or (batch.method = 'Cash') <> (batch.paying_account_id is null)`);
  expect(wrong).toEqual([]);
  const months = await rowsOf(sql<{ methods: number }>`
    select count(distinct method)::int as methods from bank_batch group by run_id`);
  expect(months.map(({ methods }) => methods)).toEqual(Array.from({ length: 32 }, () => 3));
});

it('has batches numbered as they were paid, and goes on behind the last', async () => {
  const numbers = await rowsOf(sql<{ number: number }>`select number from bank_batch
    order by (created_at at time zone 'UTC')::date, number`);
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: 96 }, (_, at) => at + 1),
  );
  const [counter] = await rowsOf(sql<{ last: number }>`select last from bank_batch_counter`);
  expect(counter?.last).toBe(96);
});

it('has the log of who made each batch, and of the file that was taken', async () => {
  const [found] = await rowsOf(sql<Record<string, number>>`
    select count(distinct batch.id)::int as batches,
      count(entry.id) filter (where entry.action = 'bank-batch.make'
        and entry.at = batch.created_at)::int as made,
      count(entry.id) filter (where entry.action = 'bank-batch.download'
        and entry.at = batch.downloaded_at and length(after ->> 'sha256') = 64)::int as taken
    from bank_batch as batch
      left join audit_entry as entry on entry.record_id = batch.id
      left join audit_value as value on value.audit_entry_id = entry.id`);
  expect(found).toEqual({ batches: 96, made: 96, taken: 64 });
});

it('makes a file of its batches by each of its templates, and its bank sheet adds up', async () => {
  const payroll = await payrollOfficer();
  const accounts = (await payroll.get('/paying-account/data?limit=0')).body as {
    data: { concernCompany: { name: string } }[];
  };
  expect(accounts.data.map(({ concernCompany }) => concernCompany.name).toSorted()).toEqual([
    'Meghna Dairy Ltd',
    'Meghna Distribution Ltd',
  ]);
  const month = addMonths(newest, -1);
  const batches = (await payroll.get(`/salary/bank-batch/data?method=Bank&month=${month}`))
    .body as { data: { _id: string; people: number }[] };
  const templates = (await payroll.get('/bank-template/data?limit=0')).body as {
    data: { _id: string; kind: string }[];
  };
  expect(templates.data.map(({ kind }) => kind).toSorted()).toEqual(
    ['CSV', 'Fixed width', 'XLSX'].flatMap((kind) => [kind, kind]),
  );
  for (const { _id: batch } of batches.data)
    for (const { _id: template } of templates.data)
      expect(
        (await payroll.get(`/salary/bank-batch/${batch}/file?template=${template}`)).status,
      ).toBe(200);
  const sheet = (await payroll.get(`/salary/get-bank-sheet?month=${month}&limit=1`)).body as {
    totals: Record<
      'bank' | 'wallet' | 'cash' | 'held' | 'missingAccount' | 'total',
      { people: number }
    >;
  };
  const { total, held, missingAccount, bank, wallet, cash } = sheet.totals;
  expect(bank.people + wallet.people + cash.people).toBe(total.people);
  expect([held.people, missingAccount.people]).toEqual([0, 0]);
});

it('has questions about payslips: one answered, two that wait, of whoever was paid, in the days before today', async () => {
  const asked = await rowsOf(sql<{ state: string; messages: number }>`select question.state,
      (select count(*)::int from pay_question_message where question_id = question.id) as messages
    from pay_question as question join salary_sheet as sheet
      on sheet.attempt_id = question.attempt_id and sheet.employee_id = question.employee_id
    where sheet.state = 'Paid' and sheet.paid_at < question.created_at
      and question.asked_at between now() - interval '7 days' and now()
    order by question.created_at`);
  expect(asked).toEqual([
    { state: 'Answered', messages: 2 },
    { state: 'Open', messages: 3 },
    { state: 'Open', messages: 1 },
  ]);
});

import { statuses } from '@muster/contract/people/profile/life.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { after, days, systemClock } from '../platform/clock.ts';
import { verified } from '../testing/people/audited.ts';
import { sub2Of, subOf } from '../areas/people/public.ts';
import { differing } from '../areas/people/store/current.ts';
import { nextNumber } from '../areas/people/store/next-number.ts';
import { transaction } from '../platform/db/transaction.ts';
import { Client } from '../testing/client.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import { attendanceNow } from '../areas/attendance/judging/attendance-now.ts';
import { postDue } from '../areas/leave/balances/post-due.ts';
import { testSettings } from '../testing/people/test-house.ts';
import { demoLogins, demoPassword, loadDemo } from './demo.ts';
import { nowOn, inDhaka, todayInDhaka } from '../testing/clocks/in-dhaka.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
  expect(await loadDemo(test.database.patient, systemClock)).toBe(true);
});
afterAll(() => test.close());

const doors: Readonly<Record<string, string>> = {
  '/login': '/admin-auth/login',
  '/employee/login': '/employee-auth/login',
  '/applicant/login': '/career-applicant-auth/login',
};
const logIn = (page: string, email: string) =>
  test.nobody.post(doors[page] ?? '', { email, password: demoPassword });

it.each(demoLogins.map((login) => [login.email, login] as const))(
  '%s enters by the page it is printed with, and by no other',
  async (email, { page }) => {
    for (const door of Object.keys(doors))
      expect((await logIn(door, email)).status).toBe(door === page ? 200 : 401);
  },
);

it.each([
  ['admin@example.com', 'admin'],
  ['payroll@example.com', 'employee payroll'],
  ['hr@example.com', 'employee lineManager secondTier hr'],
  ['ceo@example.com', 'employee lineManager secondTier allAccess'],
  ['hod@example.com', 'employee lineManager secondTier headOfDepartment'],
  ['second@example.com', 'employee lineManager secondTier'],
  ['manager@example.com', 'employee lineManager'],
  ['assessor@example.com', 'employee assessor secondTier'],
  ['employee@example.com', 'employee'],
  ['applicant@example.com', 'applicant'],
])('%s acts as %s', async (email, acts) => {
  const page = demoLogins.find((login) => login.email === email)?.page ?? '';
  const { user } = (await logIn(page, email)).body as { user: { capacities: string[] } };
  expect(user.capacities.join(' ')).toBe(acts);
});

it('has people without access, with a slip, with one that has ended, and one who is disabled', async () => {
  const found = await sql<{ state: string; count: number }>`select case
      when account.disabled_at is not null then 'disabled'
      when account.first_until > now() then 'slip'
      when account.first_until is not null then 'ended'
      when account.password_hash is null then 'none' else 'active' end as state, count(*)::int
    from employee left join employee_account as account on account.employee_id = employee.id
    group by 1`.execute(test.database.db);
  const counts = new Map(found.rows.map(({ state, count }) => [state, count]));
  expect([counts.get('slip'), counts.get('ended'), counts.get('disabled')]).toEqual([6, 2, 1]);
  expect(counts.get('none')).toBeGreaterThan(10);
});

it('has weeks of history, whole and by people who are there', async () => {
  const { db } = test.database;
  const found = await verified(db);
  expect(found.broken).toEqual([]);
  expect(found.entries - found.unsealed).toBeGreaterThanOrEqual(36);
  const login = await logIn('/login', 'admin@example.com');
  const admin = new Client(test.app, login.at('token'));
  const { data } = (await admin.get('/audit/data?limit=200')).body as {
    data: { at: string; action: string; actor: { name: string | null } | null }[];
  };
  expect(data.length).toBeGreaterThanOrEqual(36);
  // what moved up because it waited too long did so by itself
  const byNobody = data.filter(({ actor }) => actor === null);
  expect(byNobody.map(({ action }) => action)).toEqual(['decision.escalate']);
  expect(data.filter(({ actor }) => actor !== null && !actor.name)).toEqual([]);
  expect(data.at(-1)?.at.localeCompare(after(systemClock.now(), -days(30)))).toBe(-1);
});

const employees = async (email: string, query: string) => {
  const page = demoLogins.find((login) => login.email === email)?.page ?? '';
  const client = new Client(test.app, (await logIn(page, email)).at('token'));
  const reply = await client.get(`/employee/data?limit=0&${query}`);
  expect(reply.status, reply.text).toBe(200);
  return reply.body as { total: number; employees: { name: string; status: string }[] };
};

it.each([
  ['admin@example.com', 320],
  ['payroll@example.com', 320],
  ['hr@example.com', 320],
  ['ceo@example.com', 320],
  ['hod@example.com', 63],
  ['second@example.com', 22],
  ['manager@example.com', 9],
  ['assessor@example.com', 11],
  ['employee@example.com', 1],
])('%s sees %i people', async (email, seen) => {
  expect((await employees(email, '')).total).toBe(seen);
});

it('has a tree in which each of them sees someone, and an employee logs in by number', async () => {
  const { db } = test.database;
  const idOf = async (email: string) =>
    (await logIn('/employee/login', email)).at('user.employeeId');
  expect(await subOf(db, await idOf('manager@example.com'))).toHaveLength(8);
  expect(await subOf(db, await idOf('second@example.com'))).toHaveLength(3);
  expect((await sub2Of(db, await idOf('second@example.com'))).length).toBeGreaterThan(15);
  const people = await db.selectFrom('employee').select(['number', 'email']).execute();
  const number = people.find((person) => person.email === 'employee@example.com')?.number ?? '';
  expect((await logIn('/employee/login', number)).status).toBe(200);
});

it('tells its employee of two requests, of which nothing waits and nothing is mailed', async () => {
  const login = await logIn('/employee/login', 'employee@example.com');
  const employee = new Client(test.app, login.at('token'));
  expect((await employee.get('/notification/data')).body).toMatchObject({
    unread: 2,
    data: [{ kind: 'decision-rejected' }, { kind: 'decision-approved' }],
  });
  const admin = await logIn('/login', 'admin@example.com');
  const inbox = await new Client(test.app, admin.at('token')).get('/inbox/data');
  expect(inbox.body).toMatchObject({ total: 0 });
});

it('has mails in each state and work that is over, and none of it would be done', async () => {
  const login = await logIn('/login', 'admin@example.com');
  const admin = new Client(test.app, login.at('token'));
  expect((await admin.get('/mail/data')).body).toMatchObject({
    counts: { waiting: 3, sent: 6, failed: 2 },
  });
  const { data } = (await admin.get('/jobs/data')).body as { data: { state: string }[] };
  expect(new Set(data.map(({ state }) => state))).toEqual(new Set(['done', 'failed']));
  // a link that waits is given up within a day, should a mail server be set one later
  const endless = await test.database.db
    .selectFrom('mail')
    .select('id')
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('useful_until', 'is', null)
    .execute();
  expect(endless).toEqual([]);
});

it('has an import that was applied and a change that waits for a word', async () => {
  const login = await logIn('/login', 'admin@example.com');
  const admin = new Client(test.app, login.at('token'));
  expect((await admin.get('/employee-batch/data')).body).toMatchObject({
    data: [
      { kind: 'change', state: 'Checked', counts: { changed: 9, faulty: 0 }, can: { apply: true } },
      { kind: 'import', state: 'Applied', counts: { changed: 24, faulty: 0 }, can: { undo: true } },
    ],
  });
});

it.each(statuses)('has people whose status is %s', async (status) => {
  const { employees: found } = await employees('hr@example.com', `status=${status}`);
  expect(found.length).toBeGreaterThan(1);
  expect(new Set(found.map((person) => person.status))).toEqual(new Set([status]));
});

it('has a current copy that says what the periods say of today', async () => {
  const { db } = test.database;
  const changed = await transaction(db, (tx) => differing(tx, nowOn(todayInDhaka()), 'all'));
  expect(changed).toEqual([]);
  const life = await sql<{ name: string }>`select name from employee
    where joined_on is null or (last_day is null and status in ('Left', 'Notice'))`.execute(db);
  expect(life.rows).toEqual([]);
});

it('gives the next newcomer a free number at once', async () => {
  expect(await transaction(test.database.db, (tx) => nextNumber(tx))).toBe('EMP-00321');
});

it('finds someone by a part of the name, by Bangla and with a wrong letter', async () => {
  const { token } = (await logIn('/login', 'admin@example.com')).body as { token: string };
  const client = new Client(test.app, token);
  for (const text of ['Nasreen Sul', 'নাসরিন সুলতানা', 'Nasrean Sultana', 'EMP-00002']) {
    const found = await client.get(`/employee/employeeSearch?searchKeyword=${encodeURI(text)}`);
    expect(found.at('employees.0.name'), text).toBe('Nasreen Sultana');
  }
});

const clientOf = async (email: string) => {
  const page = demoLogins.find((login) => login.email === email)?.page ?? '';
  return new Client(test.app, (await logIn(page, email)).at('token'));
};

it('has ledgers that come to their balances, to which the rules have nothing to add', async () => {
  const { db } = test.database;
  const wrong = await sql`select 1 from leave_balance as kept
    where balance <> (select coalesce(sum(amount), 0) from leave_entry as entry
        where entry.employee_id = kept.employee_id and entry.leave_type_id = kept.leave_type_id
          and entry.year = kept.year)
      or waiting <> (select coalesce(sum(taken.amount), 0) from leave_day as taken
        join leave_application as asked on asked.id = taken.application_id
        where asked.employee_id = kept.employee_id and asked.leave_type_id = kept.leave_type_id
          and not taken.is_agreed and extract(year from taken.day) = kept.year)`.execute(db);
  expect(wrong.rows).toEqual([]);
  const apart = await sql`select 1 from leave_application as asked
    join leave_type as kind on kind.id = asked.leave_type_id and kind.yearly is not null
    where status = 'Approved' and (
      approved <> (select sum(amount) from leave_day where application_id = asked.id)
      or approved <> (select -sum(amount) from leave_entry where application_id = asked.id))`.execute(
    db,
  );
  expect(apart.rows).toEqual([]);
  const people = await db.selectFrom('employee').select('id').execute();
  const ids = people.map(({ id }) => id);
  const post = () =>
    transaction(db, (tx) => postDue({ db: tx, clock: systemClock }, ids, { now: inDhaka }));
  expect(await post()).toBe(0);
});

it.each([
  ['manager@example.com', 4],
  ['second@example.com', 2],
  ['hod@example.com', 2],
  ['ceo@example.com', 2],
  ['hr@example.com', 0],
  ['employee@example.com', 0],
])('%s has %i requests to decide', async (email, total) => {
  const inbox = await (await clientOf(email)).get('/inbox/data');
  expect(inbox.body).toMatchObject({ total });
});

it('has leave in every state, of which some is to come', async () => {
  const { rows } = await sql<{ status: string; coming: boolean; count: number }>`
    select status, start_on > ${todayInDhaka()}::date as coming,
      count(*)::int as count from leave_application group by 1, 2`.execute(test.database.db);
  const of = (status: string, coming: boolean) =>
    rows.find((row) => row.status === status && row.coming === coming)?.count ?? 0;
  expect(of('Approved', false)).toBeGreaterThan(100);
  expect(of('Approved', true)).toBeGreaterThan(10);
  expect([of('Pending', true), of('Rejected', true), of('Cancelled', true)]).toEqual([8, 1, 1]);
});

it('shows days of every kind as soon as someone reads them', async () => {
  const { today } = await attendanceNow(test.database.db, {
    clock: systemClock,
    settings: testSettings(),
  });
  const admin = await clientOf('admin@example.com');
  const ago = (count: number) => after(`${today}T00:00:00.000Z`, -days(count)).slice(0, 10);
  const daily = await admin.get(`/attendance/daily-attendance-report?todayDate=${today}&limit=50`);
  expect(daily.status, daily.text).toBe(200);
  const from = `fromDate=${ago(41)}&toDate=${today}`;
  const summary = await admin.get(`/attendance/date-to-date-attendance-summary?${from}&limit=50`);
  expect(summary.status, summary.text).toBe(200);
  const { rows } = await sql<{ status: string; count: number }>`
    select status, count(*)::int as count from attendance_day group by 1`.execute(test.database.db);
  const found = new Map(rows.map(({ status, count }) => [status, count]));
  for (const status of ['Present', 'Late', 'Absent', 'Leave', 'Weekly off'])
    expect(found.get(status), status).toBeGreaterThan(20);
  const kinds = await sql<{ nights: number; overtime: number; forgotten: number }>`
    select count(*) filter (where shift.name = 'Night' and worked > 0)::int as nights,
      count(*) filter (where overtime > 0)::int as overtime,
      count(*) filter (where is_missing_out)::int as forgotten
    from attendance_day left join shift on shift.id = shift_id`.execute(test.database.db);
  for (const count of Object.values(kinds.rows[0] ?? {})) expect(count).toBeGreaterThan(20);
});

import type { Listing } from '@muster/contract/kernel/listing.ts';
import { applicationsListed } from '@muster/contract/leave/leave-lists.ts';
import {
  dailyListed,
  peopleListed,
  punchesListed,
} from '@muster/contract/attendance/attendance-calls.ts';
import { requestsListed } from '@muster/contract/attendance/request-calls.ts';
import { balancesListed } from '@muster/contract/leave/calls/balance-calls.ts';
import { Kysely, type LogEvent, PostgresDialect, type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestOrders } from '../server/src/areas/attendance/requests/read-requests.ts';
import { findLogRows } from '../server/src/areas/attendance/store/log.ts';
import {
  anywhere,
  wereIn,
  wereInOn,
  type Who,
} from '../server/src/areas/attendance/store/place-on.ts';
import { findDaily, findEmployedPage } from '../server/src/areas/attendance/store/reports.ts';
import { isOfYear } from '../server/src/areas/leave/applications/reading/show-applications.ts';
import { findApplications } from '../server/src/areas/leave/store/applications.ts';
import { findListed } from '../server/src/areas/leave/store/ledger/balances.ts';
import { findBankSheet } from '../server/src/areas/pay/bank/list-bank-sheet.ts';
import { findSheetRows } from '../server/src/areas/pay/sheets/list-sheets.ts';
import { isShown } from '../server/src/areas/pay/store/runs.ts';
import { foundPeople } from '../server/src/areas/people/public.ts';
import { orderOf } from '../server/src/platform/db/listed.ts';
import type { DB } from '../server/src/platform/db/rows.generated.ts';
import { findDecisionsOfPeople } from '../server/src/platform/decisions/find-decisions.ts';
import { newDatabaseUrl } from '../server/src/testing/postgres/test-database.ts';

/** With 20,000 people no list reads a long table as a whole, in whatever order or for whatever words. */
const people = 20_000;
const page = { limit: 10, pageNo: 1 };
let pool: pg.Pool;
let db: Kysely<DB>;
let sent: LogEvent['query'][] = [];

/** Two years of pay of some of the people. */
function filledPay(paid: number) {
  return [
    sql`insert into pay_period (concern_id, month, from_date, to_date, pay_on, created_at)
      select id, to_char(day, 'YYYY-MM'), day, day + interval '27 days', day + interval '27 days', now()
      from concern, generate_series('2024-01-01'::date, '2025-12-01', interval '1 month') as day`,
    sql`insert into salary_run (id, concern_id, month, kind, state, created_at)
      select gen_random_uuid(), concern_id, month, 'Salary', 'Paid', now() from pay_period`,
    sql`insert into salary_attempt (id, run_id, state, terms, asked_by_kind, asked_by_id, created_at)
      select id, id, 'Live', '{}', 'user', id, now() from salary_run`,
    sql`insert into salary_input (attempt_id, employee_id, inputs, hash)
      select run.id, employee.id, '{}', '' from salary_run as run,
        (select id from employee order by id limit ${sql.lit(paid)}) as employee`,
    sql`insert into salary_sheet (attempt_id, employee_id, id, run_id, concern_id, month, kind,
        designation_id, state, is_held, paid_days, gross, earnings, deductions, net, employer, taxable,
        tax, fund, carried)
      select attempt_id, employee_id, gen_random_uuid(), run.id, run.concern_id, run.month, run.kind,
        designation.id, 'Paid', false, 28, 0, 0, 0, 0, 0, 0, 0, 0, 0
      from salary_input join salary_run as run on run.id = attempt_id, designation`,
  ];
}

/** Straight into the tables: three applications, requests and days for each person. */
const filling = [
  sql`insert into designation (id, name, grams, version, created_at, updated_at)
    select gen_random_uuid(), 'Officer', '{}', 1, now(), now()`,
  sql`insert into employee (id, number, name, designation_id, version, created_at, updated_at, is_assessor,
      head_of_department, status, grams, near)
    select gen_random_uuid(), 'N-' || turn, made.name, designation.id, 1, now(), now(), false, false, 'Confirmed',
      (select array_agg(distinct substr(made.name, first, 3)) from generate_series(1, 30) as first), '{}'
    from designation, (select turn, md5(turn::text) as name
      from generate_series(1, ${sql.lit(people)}) as turn) as made`,
  sql`insert into leave_type (id, full_name, short_name, colour, pay, accrual, pro_rata, carry_most,
      negative_most, half_days, hours, notice_days, backdated_days, service_months, on_probation, sandwich,
      encash_most, chain, version, created_at, updated_at, yearly)
    select gen_random_uuid(), 'Leave ' || turn, 'L' || turn, '#000000', 'Paid', 'Up front', true, 0, 0, true,
      false, 0, 30, 0, true, 'none', 0, '{lineManager}', 1, now(), now(), 12000
    from generate_series(1, 5) as turn`,
  sql`insert into leave_application (id, employee_id, leave_type_id, start_on, end_on, start_half, end_half,
      asked, status, version, created_at, updated_at)
    select gen_random_uuid(), employee.id, (select id from leave_type order by id offset turn limit 1),
      day, day, false, false, 1000 * turn, 'Pending', 1, now() - turn * interval '1 day', now()
    from employee, generate_series(1, 3) as turn,
      lateral (select '2022-01-01'::date + (hashtext(employee.number) & 1023) + turn * 255 as day) as picked`,
  sql`insert into leave_balance (employee_id, leave_type_id, year, balance, waiting, lowest)
    select employee.id, leave_type.id, 2026, 0, 0, 0 from employee, leave_type`,
  sql`insert into decision (id, kind, subject_kind, subject_id, asked_by_kind, asked_by_id, record,
      record_id, content, state, waits_for, created_at, version, waits_since)
    select gen_random_uuid(), 'attendance-correction', 'employee', id, 'employee', id, 'employee', id,
      jsonb_build_object('day', '2026-01-0' || turn), 'Pending', 'lineManager',
      now() - turn * interval '1 day', 1, now()
    from employee, generate_series(1, 3) as turn`,
  sql`insert into punch (id, employee_id, at, source, created_at)
    select gen_random_uuid(), id, '2026-03-01'::timestamptz + turn * interval '1 day' + (hashtext(number) & 65535) * interval '1 second', 'web', now()
    from employee, generate_series(1, 3) as turn`,
  sql`insert into attendance_day (employee_id, day, status, part_leave, leave_amount, worked, late, early,
      overtime, is_missing_out, late_waived, computed_at, absence)
    select id, '2026-03-01'::date + turn, 'Absent', false, 0, 0, 0, 0, 0, false, false, now(), 1000
    from employee, generate_series(1, 5) as turn where turn > 1 or hashtext(number) & 3 = 0`,
  sql`insert into concern (id, name, grams, version, created_at, updated_at)
    select gen_random_uuid(), 'Company', '{}', 1, now(), now()`,
  sql`insert into department (id, name, concern_id, grams, version, created_at, updated_at)
    select gen_random_uuid(), 'Department ' || turn, concern.id, '{}', 1, now(), now()
    from concern, generate_series(1, 40) as turn`,
  sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id, department_id,
      status, created_at)
    select gen_random_uuid(), employee.id, '2020-01-01'::date + turn * 600, '{}', 'change', designation_id,
      (select array_agg(id order by id) from department)[1 + (hashtext(number) & 1023 + turn) % 40],
      'Confirmed', now()
    from employee, generate_series(0, 2) as turn`,
  ...filledPay(2_000),
];

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await newDatabaseUrl() });
  const log = ({ query }: LogEvent) => void sent.push(query);
  db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }), log });
  for (const fill of filling) await fill.execute(db);
  await sql`vacuum analyze`.execute(db);
});
afterAll(() => db.destroy());

async function plansOf(work: () => Promise<unknown>): Promise<string> {
  sent = [];
  await work();
  const plans: string[] = [];
  // what is counted ends at its ceiling
  for (const query of sent.filter((one) => one.sql.includes('order by'))) {
    const explained = await pool.query<{ 'QUERY PLAN': string }>(`explain ${query.sql}`, [
      ...query.parameters,
    ]);
    plans.push(...explained.rows.map((row) => row['QUERY PLAN']));
  }
  return plans.join('\n');
}

const whole = /Seq Scan on (employee|leave_application|decision|punch|attendance_day)\b/;
/** Longer than there are people. */
const long = /Seq Scan on (leave_application|decision|punch|attendance_day)\b/;
/** Orders in which a day or a year of everyone is gathered and sorted: an index of each would cost more. */
const gathered: Readonly<Record<string, RegExp>> = {
  'leave applications': /leaveType$/,
  balances: /leaveType$/,
  'a day': /(status|Time|Minutes)$/,
};
const all = sql<boolean>`true`;
const zones = { group: 'Asia/Dhaka', own: {} };
const day = { from: '2026-03-02', until: '2026-03-02' };
type Find = (who: RawBuilder<boolean>, sort?: string) => Promise<unknown>;

const about = (who: RawBuilder<boolean>) => ({ people: who, on: anywhere });
const aboutPeople = (who: RawBuilder<boolean>) =>
  sql<boolean>`decision.subject_id in (select employee.id from employee where ${who})`;

const lists: Readonly<Record<string, readonly [Listing, Find]>> = {
  'leave applications': [
    applicationsListed,
    (who, sort) => findApplications(db, sql<boolean>`${isOfYear(2026)} and ${who}`, sort, page),
  ],
  balances: [
    balancesListed,
    (where, sort) => findListed(db, { where, year: 2026, isNow: true, sort }, page),
  ],
  'time requests': [
    requestsListed,
    (who, sort) =>
      findDecisionsOfPeople(
        db,
        who === all ? all : aboutPeople(who),
        orderOf(requestsListed, requestOrders, sort, sql`decision.id`),
        page,
      ),
  ],
  punches: [punchesListed, (who, sort) => findLogRows(db, about(who), day, zones, sort, page)],
  'a day': [dailyListed, (who, sort) => findDaily(db, about(who), day.from, { sort }, page)],
  'a month': [peopleListed, (who, sort) => findEmployedPage(db, about(who), day, sort, page)],
};

/** In a department of then: found with all periods at once, not by looking them through for each day. */
it.each([
  ['a day', (who: Who) => findDaily(db, who, day.from, {}, page)],
  ['a month', (who: Who) => findEmployedPage(db, who, day, undefined, page)],
  ['punches', (who: Who) => findLogRows(db, who, day, zones, undefined, page)],
] as const)('%s of a department', async (_name, find) => {
  const [department] = await db.selectFrom('department').select('id').limit(1).execute();
  const place = { department: department?.id };
  const plan = await plansOf(() =>
    find({ people: wereIn(place), on: (on, person) => wereInOn(place, on, person) }),
  );
  expect(plan).toContain('WindowAgg');
  expect(plan).not.toMatch(/(Filter|Cond): .*SubPlan/);
});

/** Over all companies, too: the months before it are not read. */
it.each([
  ['salary sheet', findSheetRows],
  ['bank sheet', findBankSheet],
] as const)('%s of a month', async (_name, find) => {
  const where = sql<boolean>`${isShown} and sheet.month = '2025-03'`;
  expect(await plansOf(() => find(db, where, 'net', page))).toContain('salary_sheet_month');
});

describe.each(Object.entries(lists))('%s', (name, [{ sorts }, find]) => {
  it.each(sorts.flatMap((key) => [key, `-${key}`]))('by %s', async (sort) => {
    const plan = await plansOf(() => find(all, sort));
    expect(plan).not.toMatch(gathered[name]?.test(sort) ? long : whole);
  });

  it('by words', async () => {
    expect(await plansOf(() => find(foundPeople('c4ca42')))).not.toMatch(whole);
  });
});

import { basePath, type Endpoint } from '@muster/contract/kernel/endpoint.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../testing/client.ts';
import {
  makeSecretPay,
  secretAmounts,
  secretMonths,
  type SecretPay,
} from '../../testing/people/secret-pay.ts';

/** Of pay at Padma Foods those who keep pay of another company learn nothing, not even that it is there. */
const { paid, generated } = secretMonths;
/** Shipped with the house. */
const standardCsv = '018f0000-0000-7000-8000-000000000102';
const absent = '0193a1b2-0000-7000-8000-000000000000';

const expectSecret = (where: string, text: string) =>
  expect([where, secretAmounts.exec(text)?.[0] ?? null]).toEqual([where, null]);

let world: SecretPay;
beforeAll(async () => {
  world = await makeSecretPay();
});
afterAll(() => world.close());

/** Of one thing of Rahim’s each, by its id: what someone asks who keeps pay of another company. */
const aboutOne: readonly (readonly [Endpoint['method'], (id: string) => string, () => string])[] = [
  ['GET', (id) => `/salary/${id}`, () => world.ids.sheet],
  ['GET', (id) => `/salary/${id}/pdf?language=en`, () => world.ids.sheet],
  ['GET', (id) => `/salary/rate/${id}`, () => world.rahim.id],
  ['GET', (id) => `/salary/run/${id}`, () => world.ids.run],
  ['GET', (id) => `/salary/run/${id}/reversals`, () => world.ids.run],
  ['GET', (id) => `/salary/journal/run/${id}`, () => world.ids.run],
  ['GET', (id) => `/salary/journal/run/${id}/export`, () => world.ids.run],
  ['GET', (id) => `/salary-loan/${id}`, () => world.ids.loan],
  ['GET', (id) => `/provident-fund/${id}`, () => world.rahim.id],
  ['GET', (id) => `/salary/bank-batch/${id}`, () => world.ids.batch],
  ['GET', (id) => `/salary/bank-batch/${id}/file?template=${standardCsv}`, () => world.ids.batch],
  ['GET', (id) => `/salary/cost?month=${paid}&concernCompany=${id}`, () => world.house.padma],
  [
    'GET',
    (id) => `/salary/get-data-for-salary-generate?month=${generated}&concernCompany=${id}`,
    () => world.house.padma,
  ],
  ['POST', (id) => `/salary/${id}/release`, () => world.ids.later],
  ['POST', (id) => `/salary/${id}/recompute`, () => world.ids.later],
  ['DELETE', (id) => `/salary/${id}`, () => world.ids.later],
  ['POST', (id) => `/salary/run/${id}/close`, () => world.ids.run],
];
const aboutMany: readonly string[] = [
  '/salary/data/?',
  '/salary-entry/data?',
  '/salary-loan/data?',
  '/salary-loan/export?',
  '/provident-fund/data?',
  '/provident-fund/export?',
  '/late-correction/data?',
  '/salary/run/data?',
  '/salary/get-salary-sheet?',
  '/salary/get-salary-sheet/export?',
  '/salary/get-bank-sheet?',
  '/salary/get-bank-sheet/export?',
  '/salary/bank-batch/data?',
];

/** New entries about someone, by the address that takes them. */
const bodies = (id: string): Readonly<Record<string, object>> => ({
  '/salary': {
    employeeId: id,
    gross: '1.00',
    structure: world.staff,
    fromDate: '2026-03-01',
  },
  '/salary-entry': {
    employeeId: id,
    component: world.components['Canteen'],
    amount: '1.00',
    fromMonth: generated,
    toMonth: generated,
  },
  '/salary-loan': {
    employeeId: id,
    principal: '1.00',
    instalment: '1.00',
    fromMonth: generated,
  },
  '/provident-fund/entry': {
    employeeId: id,
    kind: 'Withdrawal',
    amount: '1.00',
    date: '2026-03-01',
  },
  '/late-correction': {
    employeeId: id,
    month: paid,
    count: 'absence',
    quantity: -1_000_000,
    reason: 'x',
  },
});

it('what is there is answered to the letter as what is not', async () => {
  const client = world.others.payroll;
  for (const [method, pathOf, idOf] of aboutOne) {
    const told = async (id: string) => {
      const { status, text } = await client.send(method, basePath + pathOf(id));
      return [method, pathOf(''), status, text];
    };
    const unknown = await told(absent);
    expect(unknown.slice(2)).toEqual([404, expect.stringContaining('record.not-found')]);
    expect(await told(idOf())).toEqual(unknown);
  }
  for (const path of Object.keys(bodies(absent))) {
    const told = async (id: string) => {
      const { status, text } = await client.post(path, bodies(id)[path]);
      return [path, status, text];
    };
    const unknown = await told(absent);
    expect(unknown.slice(1)).toEqual([404, expect.stringContaining('record.not-found')]);
    expect(await told(world.rahim.id)).toEqual(unknown);
  }
  for (const path of ['/salary/salary-approve', '/salary/salary-paid']) {
    const told = async (run: string, sheet: string) => {
      const { status, text } = await client.post(path, { run, salarySheets: [sheet] });
      return [path, status, text];
    };
    expect(await told(world.ids.laterRun, world.ids.later)).toEqual(await told(absent, absent));
  }
});

it('lists, totals and files are empty, whatever they are sorted and filtered by', async () => {
  const { hr, payroll } = world.others;
  const of = (id: string, name: string) => [
    `employeeId=${id}`,
    `department=${id === absent ? absent : world.house.sales}`,
    `concernCompany=${id === absent ? absent : world.house.padma}`,
    `run=${id === absent ? absent : world.ids.run}`,
    `search=${name}`,
  ];
  for (const path of aboutMany)
    for (const [at, filter] of of(world.rahim.id, 'Rahim').entries()) {
      const when = /sheet|run\/data/.test(path) ? `month=${paid}&` : '';
      const told = async (by: string) => {
        const { status, text } = await payroll.get(`${path}${when}${by}`);
        return [path, status, text];
      };
      const seen = await told(filter);
      expect(seen).toEqual(await told(of(absent, 'Nobody Like That')[at] ?? ''));
    }
  const sorted = await hr.get(`/salary/get-salary-sheet?month=${paid}&sort=-net`);
  expect(sorted.body).toMatchObject({
    salarySheets: [],
    totals: { people: 0, gross: '0.00', net: '0.00' },
  });
});

it('an answer that was given to someone else is not given again by its key', async () => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const address = `${basePath}/salary/${world.ids.later}/recompute`;
  const first = await world.hr.send('POST', address, { headers });
  expect([first.status, first.text]).toEqual([200, expect.stringMatching(secretAmounts)]);
  for (const client of [...Object.values(world.others), world.boss, world.recruiter]) {
    const again = await client.send('POST', address, { headers });
    expect([403, 404]).toContain(again.status);
    expectSecret(address, again.text);
  }
});

it('whoever moves to another company leaves the payslips from before where they are', async () => {
  const { furnace } = world.house;
  const keeper = world.others.payroll;
  const old = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', concernId: world.house.padma }),
  });
  const { db } = world.test.database;
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause,
      designation_id, department_id, status, created_at)
    select gen_random_uuid(), employee_id, from_date + 1, '{department}', 'change', designation_id,
      ${furnace}, status, created_at from employment_period where employee_id = ${world.rahim.id}
    order by from_date desc limit 1`.execute(db);
  await sql`update employee set department_id = ${furnace} where id = ${world.rahim.id}`.execute(
    db,
  );
  const seen = async (client: Client): Promise<number[]> => {
    const paths = [`/salary/${world.ids.sheet}`, `/salary/rate/${world.rahim.id}`];
    const replies = await Promise.all(paths.map((path) => client.get(path)));
    return replies.map(({ status }) => status);
  };
  expect(await seen(old)).toEqual([200, 404]);
  expect(await seen(keeper)).toEqual([404, 200]);
});

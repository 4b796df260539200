import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Twelve months of a tax year, July to June, by the slabs of Bangladesh that came with the system. */
let world: PayWorld;
let plain = '';
beforeAll(async () => {
  world = await makePay();
  const { admin, house, components } = world;
  const set = await admin.put(`/settings/pay?concern=${house.padma}`, { incomeTax: 'Yes' });
  expect(set.status).toBe(200);
  const basic = { component: components['Basic'] ?? '', calculation: 'remainder' };
  plain = await world.structure('Plain', [{ ...basic, inGross: 'Yes' }]);
});
afterAll(() => world.close());

const year = Array.from({ length: 12 }, (_, at) => addMonths('2025-07', at));

async function payMonth(month: string, ids: readonly string[]): Promise<void> {
  await world.closeMonth(month, Object.fromEntries(ids.map((id) => [id, {}])));
  const run = await world.generate(world.payroll, month);
  await expectSameByHand(world.test.database.db, month);
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
}

async function taxesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ tax: string }>`select tax::text from salary_sheet
    where employee_id = ${id} and kind = 'Salary' and state = 'Paid' order by month`.execute(
    world.test.database.db,
  );
  return rows.map(({ tax }) => tax.slice(0, -2) || '0');
}
const times = (count: number, text: string): string[] => Array.from({ length: count }, () => text);

it('the year of three people: the same salary, a raise, and a joiner', async () => {
  const same = (await world.person({ joinedOn: '2020-01-15' })).id;
  const raised = (await world.person({ joinedOn: '2020-01-15' })).id;
  const joiner = (await world.person({ joinedOn: '2025-10-01' })).id;
  for (const id of [same, raised]) await world.salary(id, '100000.00', '2020-01-15', plain);
  await world.salary(joiner, '100000.00', '2025-10-01', plain);
  for (const month of year) {
    if (month === '2026-01') await world.salary(raised, '110000.00', '2026-01-01', plain);
    await payMonth(month, month < '2025-10' ? [same, raised] : [same, raised, joiner]);
  }
  expect(await taxesOf(same)).toEqual(times(12, '3750'));
  expect(await taxesOf(raised)).toEqual([...times(6, '3750'), ...times(6, '4750')]);
  const ofJoiner = await taxesOf(joiner);
  expect(ofJoiner).toHaveLength(9);
  expect(ofJoiner.reduce((sum, one) => sum + Number(one), 0)).toBe(20_000);
});

const profile = (told: object) => ({
  fromYear: 2025,
  category: null,
  minimum: null,
  children: 0,
  uplift: 0,
  untaxed: 'No',
  reason: null,
  ...told,
});

it('what is known of a taxpayer counts', async () => {
  const cases = [
    ['of whom nothing is said', {}, {}, '3750'],
    ['a woman, by her record', { gender: 'Female' }, {}, '3125'],
    ['of the third gender', { gender: 'Other' }, {}, '2292'],
    ['a new taxpayer', {}, { minimum: 'new-taxpayer' }, '3750'],
    ['with a child with a disability', {}, { children: 1 }, '3125'],
    ['without the proof of a return', {}, { uplift: 50 }, '5625'],
    ['who is not resident', {}, { category: 'non-resident' }, '20000'],
    ['of whom none is taken', {}, { untaxed: 'Yes', reason: 'Treaty' }, '0'],
  ] as const;
  const people: string[] = [];
  for (const [, record, said] of cases) {
    const { id } = await world.person({ joinedOn: '2020-01-15' });
    people.push(id);
    if ('gender' in record)
      await sql`update person_detail set gender = ${record.gender} where employee_id = ${id}`.execute(
        world.test.database.db,
      );
    const put = await world.payroll.put(`/salary/tax-profile/${id}`, profile(said));
    expect(put.status).toBe(200);
    await world.salary(id, '100000.00', '2020-01-15', plain);
  }
  await payMonth('2026-07', people);
  const taxes: (readonly [string, string | undefined])[] = [];
  for (const [at, [who]] of cases.entries())
    taxes.push([who, (await taxesOf(people[at] ?? ''))[0]]);
  expect(taxes).toEqual(cases.map(([who, , , tax]) => [who, tax]));
});

it('a profile is refused where it has no reason, is the own, or was changed meanwhile', async () => {
  const { id, client } = await world.person();
  const path = `/salary/tax-profile/${id}`;
  expect((await client.put(path, profile({}))).status).toBe(403);
  const silent = await world.hr.put(path, profile({ untaxed: 'Yes' }));
  expect([silent.status, silent.at('code')]).toEqual([422, 'pay.untaxed-needs-reason']);
  const both = await Promise.all([
    world.hr.put(path, profile({ children: 1, version: 0 })),
    world.payroll.put(path, profile({ children: 2, version: 0 })),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const read = await world.payroll.get(`${path}?year=2026`);
  expect(read.body).toMatchObject({ data: { fromYear: 2025, version: 1 } });
});

it('a bonus that is planned is spread over the year; paid, it changes nothing of it', async () => {
  const { house, components } = world;
  const { id } = await world.person({ joinedOn: '2020-01-15' });
  await world.salary(id, '100000.00', '2020-01-15', plain);
  const of = components['Basic'] ?? null;
  const plan = {
    concernCompany: house.padma,
    month: '2023-09',
    festival: 'Eid',
    percent: 10_000,
    of,
    afterMonths: 12,
    prorated: 'No',
    religions: [],
  };
  made(await world.payroll.post('/salary/planned-bonus', plan), 'data._id');
  const twice = await world.payroll.post('/salary/planned-bonus', plan);
  expect([twice.status, twice.at('code')]).toEqual([409, 'pay.bonus-planned']);
  await payMonth('2023-07', [id]);
  await payMonth('2023-08', [id]);
  // by the slabs of 2023: (1,300,000 less a third) is 866,666.67, and 47,500.00 of it is tax
  expect(await taxesOf(id)).toEqual(['3958', '3958']);
  const bonus = await world.bonus(world.payroll, {
    concernCompany: house.padma,
    festival: 'Eid',
    date: '2023-09-10',
    percent: 10_000,
    of,
    afterMonths: 12,
    prorated: 'No',
    religions: [],
  });
  made(await world.hr.post('/salary/salary-paid', { run: bonus, reason: lookedAt }), 'data.people');
  await payMonth('2023-09', [id]);
  expect((await taxesOf(id)).at(-1)).toBe('3958');
});

it('whoever leaves pays the rest of the tax of what there was with the last month', async () => {
  const { id } = await world.person({ joinedOn: '2020-01-15' });
  await world.salary(id, '200000.00', '2020-01-15', plain);
  await payMonth('2024-07', [id]);
  await payMonth('2024-08', [id]);
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2024-10-01', '{}', 'leave', designation_id, department_id,
      'Left', created_at from employment_period where employee_id = ${id}`.execute(
    world.test.database.db,
  );
  await payMonth('2024-09', [id]);
  // 600,000 less a third is 400,000: 2,500 by the bands, 5,000 at least; more was taken in two months
  expect(await taxesOf(id)).toEqual(['20417', '20417', '0']);
});

it('pay that was calculated before other pay of the year was agreed to is calculated again first', async () => {
  const { id } = await world.person({ joinedOn: '2020-01-15' });
  await world.salary(id, '200000.00', '2020-01-15', plain);
  const both = [];
  for (const month of ['2022-07', '2022-08']) {
    await world.closeMonth(month, { [id]: {} });
    both.push(await world.generate(world.payroll, month));
  }
  const [july, august] = both;
  made(
    await world.hr.post('/salary/salary-approve', { run: july, reason: lookedAt }),
    'data.people',
  );
  const refused = await world.hr.post('/salary/salary-approve', { run: august, reason: lookedAt });
  expect([refused.status, refused.at('code')]).toEqual([409, 'pay.tax-overtaken']);
  await world.generate(world.payroll, '2022-08');
  made(
    await world.hr.post('/salary/salary-approve', { run: august, reason: lookedAt }),
    'data.people',
  );
});

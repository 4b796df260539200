import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';

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
  made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
}

async function taxesOf(id: string): Promise<string[]> {
  const { rows } = await sql<{ tax: string }>`select tax::text from salary_sheet
    where employee_id = ${id} and kind = 'Salary' and state = 'Paid' order by month`.execute(
    world.test.database.db,
  );
  return rows.map(({ tax }) => `${tax.slice(0, -2) || '0'}`);
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

import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  declared,
  dps,
  insured,
  officeOf,
  shownDeclaration,
} from '../../../../testing/people/declare.ts';
import { made } from '../../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../../testing/people/same-by-hand.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('what is accepted lowers the tax of the next month by what the slabs say, and both calculations agree', async () => {
  const office = officeOf(world);
  const { admin, house, components, payroll, hr } = world;
  await admin.put(`/settings/pay?concern=${house.padma}`, { incomeTax: 'Yes' });
  const basic = { component: components['Basic'] ?? '', calculation: 'remainder' };
  const plain = await world.structure('Plain', [{ ...basic, inGross: 'Yes' }]);
  const { id, client } = await world.person({ joinedOn: '2020-01-15' });
  await world.salary(id, '100000.00', '2020-01-15', plain);
  const payMonth = async (month: string): Promise<void> => {
    await world.closeMonth(month, { [id]: {} });
    const run = await world.generate(payroll, month);
    await expectSameByHand(world.test.database.db, month);
    made(await hr.post('/salary/salary-paid', { run }), 'data.people');
  };
  await payMonth('2025-07');
  const { _id: waiting } = await declared(client, [insured, dps]);
  await payMonth('2025-08');
  shownDeclaration(await office.accept(waiting, [insured, dps]));
  await payMonth('2025-09');
  const nothing = await declared(client, []);
  shownDeclaration(await office.accept(nothing._id, []));
  await payMonth('2025-10');
  const { rows } = await sql<{ tax: string }>`select tax::text from salary_sheet
    where employee_id = ${id} order by month`.execute(world.test.database.db);
  // 45,000 over the year; 10% of 220,000 less than that, of which 7,500 was taken, over ten months;
  // then all of it again, less 9,050, over nine
  expect(rows.map(({ tax }) => tax)).toEqual(['375000', '375000', '155000', '399400']);
});

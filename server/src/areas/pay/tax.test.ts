import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';

let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

/** A tenth of the gross is tax. */
async function taxed(): Promise<string> {
  const tax = await world.component('Tax', 'Deduction', 'Tax');
  const basic = { component: world.components['Basic'] ?? '', calculation: 'remainder' };
  return world.structure('Taxed', [
    { ...basic, inGross: 'Yes' },
    { component: tax, calculation: 'percentOfGross', percent: 1000 },
  ]);
}

it('tax that is given back is no tax of the sheet, nor of the year so far', async () => {
  const structure = await taxed();
  const { id } = await world.person();
  const pay = async (month: string) => {
    await world.closeMonth(month, { [id]: {} });
    const run = await world.generate(world.payroll, month);
    await expectSameByHand(world.test.database.db, month);
    made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
  };
  await world.salary(id, '30000.00', '2024-01-01', structure);
  await pay('2024-01');
  await pay('2024-02');
  // it was 20,000.00 from February on: 10,000.00 and 1,000.00 of tax are made up for with the pay of March
  await world.salary(id, '20000.00', '2024-02-01', structure);
  await pay('2024-03');
  await pay('2024-04');
  const { rows } = await sql<{ month: string; taxable: string; tax: string }>`select month,
      taxable::text, tax::text from salary_sheet
    where employee_id = ${id} and state = 'Paid' order by month`.execute(world.test.database.db);
  expect(rows).toEqual([
    { month: '2024-01', taxable: '3000000', tax: '300000' },
    { month: '2024-02', taxable: '3000000', tax: '300000' },
    { month: '2024-03', taxable: '1000000', tax: '100000' },
    { month: '2024-04', taxable: '2000000', tax: '200000' },
  ]);
});

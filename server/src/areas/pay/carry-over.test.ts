import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../testing/people/same-by-hand.ts';

/** What there was too little pay for in January is taken in February, and what is left of it in March. */
let world: PayWorld;
let id: string;
beforeAll(async () => {
  world = await makePay();
  id = (await world.person()).id;
  await world.salary(id, '10000.00', '2025-01-01');
  await world.hr.post('/salary-entry', {
    employeeId: id,
    component: world.components['Canteen'],
    amount: '22000.00',
    fromMonth: '2025-12',
    toMonth: '2025-12',
  });
});
afterAll(() => world.close());

interface Slip {
  net: string;
  carried: string;
  lines: { component: { name: string }; due: string; amount: string; why: object }[];
}
async function payMonth(month: string): Promise<Slip> {
  await world.closeMonth(month, { [id]: {} });
  const run = await world.generate(world.payroll, month);
  expect(await expectSameByHand(world.test.database.db, month)).toBe(1);
  const [sheet] = await world.sheets(month);
  const slip = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
  await world.hr.post('/salary/salary-paid', { run });
  return (slip.body as { payslip: Slip }).payslip;
}
const canteenOf = ({ lines }: Slip) =>
  lines.filter(({ component }) => component.name === 'Canteen');

it('is carried from month to month until it is taken, and never twice', async () => {
  const first = await payMonth('2025-12');
  expect(first).toMatchObject({ net: '0.00', carried: '12400.00' });
  expect(canteenOf(first)).toMatchObject([{ due: '22000.00', amount: '9600.00' }]);
  const second = await payMonth('2026-01');
  expect(canteenOf(second)).toMatchObject([
    {
      due: '12400.00',
      amount: '9600.00',
      why: { how: 'entered', cause: 'carried', month: '2025-12' },
    },
  ]);
  const third = await payMonth('2026-02');
  expect(canteenOf(third)).toMatchObject([{ due: '2800.00', amount: '2800.00' }]);
  expect(third).toMatchObject({ net: '6800.00', carried: '0.00' });
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { lookedAt } from '../../testing/people/looked-at.ts';
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

it('is nothing that a bank waits for, where nothing is left to be paid', async () => {
  for (const [month, paid] of [
    ['2025-12', 0],
    ['2026-02', 1],
  ] as const)
    expect((await world.hr.get(`/salary/run/data?month=${month}`)).body).toMatchObject({
      data: [{ status: 'Paid', batched: { people: 0, paid } }],
    });
});

it('is taken by whichever month is approved first, and the rest by the others', async () => {
  const other = (await world.person({ name: 'Out of Order' })).id;
  await world.salary(other, '10000.00', '2025-01-01');
  const entered = { employeeId: other, component: world.components['Canteen'] };
  const once = { amount: '22000.00', fromMonth: '2025-02', toMonth: '2025-02' };
  expect((await world.hr.post('/salary-entry', { ...entered, ...once })).status).toBe(200);
  const make = async (month: string) => {
    await world.closeMonth(month, { [other]: {} });
    return world.generate(world.payroll, month);
  };
  // in each of the two months someone is missing
  const approve = (run: string) =>
    world.hr.post('/salary/salary-approve', { run, reason: lookedAt });
  const canteenIn = async (month: string) => {
    const [sheet] = await world.sheets(month);
    const slip = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
    return canteenOf((slip.body as { payslip: Slip }).payslip).map(({ due, amount }) => [
      due,
      amount,
    ]);
  };
  expect((await approve(await make('2025-02'))).status).toBe(200);
  const march = await make('2025-03');
  const april = await make('2025-04');
  expect((await approve(april)).status).toBe(200);
  expect(await canteenIn('2025-04')).toEqual([['12400.00', '9600.00']]);
  expect((await approve(march)).text).toContain('approved since');
  await world.generate(world.payroll, '2025-03');
  expect(await canteenIn('2025-03')).toEqual([['2800.00', '2800.00']]);
  expect((await approve(march)).status).toBe(200);
  await make('2025-05');
  expect(await canteenIn('2025-05')).toEqual([]);
});

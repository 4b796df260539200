import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';

/** What was carried out of a month is given back, once, when the month is paid anew and takes all of it at once. */
let world: PayWorld;
let id: string;
beforeAll(async () => {
  world = await makePay();
  id = (await world.person()).id;
  await world.salary(id, '10000.00', '2024-01-01');
});
afterAll(() => world.close());

const enter = async (component: string, month: string, amount: string) => {
  const once = { fromMonth: month, toMonth: month };
  const body = { employeeId: id, component: world.components[component], amount, ...once };
  made(await world.hr.post('/salary-entry', body), 'data._id');
};
const sheetOf = async (month: string) => {
  const found = await world.sheets(month);
  return String(found.find(({ status }) => status !== 'Reversed')?.['_id']);
};
interface Slip {
  readonly lines: readonly {
    component: { name: string };
    kind: string;
    amount: string;
    why: { cause?: string; month?: string };
  }[];
}
async function canteenIn(month: string) {
  const reply = await world.hr.get(`/salary/${await sheetOf(month)}`);
  return (reply.body as { payslip: Slip }).payslip.lines
    .filter(({ component }) => component.name === 'Canteen')
    .map(({ kind, amount, why }) => [kind, amount, why.cause, ...(why.month ? [why.month] : [])]);
}
async function generate(month: string): Promise<string> {
  const run = await world.generate(world.payroll, month);
  await expectSameByHand(world.test.database.db, month);
  return run;
}
async function make(month: string): Promise<string> {
  await world.closeMonth(month, { [id]: {} });
  return generate(month);
}
const pay = async (run: string) =>
  made(await world.hr.post('/salary/salary-paid', { run }), 'data.people');
async function payMonth(month: string): Promise<string> {
  const run = await make(month);
  await pay(run);
  return run;
}
async function reverse(run: string): Promise<void> {
  const asked = { reason: 'Paid by mistake' };
  const reversal = made(await world.payroll.post(`/salary/run/${run}/reverse`, asked), 'data._id');
  made(await world.hr.post(`/salary/reversal/${reversal}/approve`), 'data._id');
}

it('a month that is paid anew with enough pay gives back what later ones took for it', async () => {
  await enter('Canteen', '2024-01', '22000.00');
  const january = await payMonth('2024-01');
  const february = await payMonth('2024-02');
  await payMonth('2024-03');
  expect(await canteenIn('2024-02')).toEqual([['Deduction', '9600.00', 'carried', '2024-01']]);
  expect(await canteenIn('2024-03')).toEqual([['Deduction', '2800.00', 'carried', '2024-01']]);
  await reverse(january);
  await enter('Incentive', '2024-01', '20000.00');
  await pay(await generate('2024-01'));
  expect(await canteenIn('2024-01')).toEqual([['Deduction', '22000.00', 'entry']]);

  const april = await payMonth('2024-04');
  const given = [['Earning', '12400.00', 'carried', '2024-01']];
  expect(await canteenIn('2024-04')).toEqual(given);
  await payMonth('2024-05');
  expect(await canteenIn('2024-05')).toEqual([]);

  // what gave it back is taken back itself, and then pay of the months that had taken it
  await reverse(april);
  await payMonth('2024-06');
  expect(await canteenIn('2024-06')).toEqual(given);
  await pay(await generate('2024-04'));
  expect(await canteenIn('2024-04')).toEqual([]);
  await reverse(february);
  await payMonth('2024-07');
  expect(await canteenIn('2024-07')).toEqual([['Deduction', '9600.00', 'carried', '2024-01']]);
});

it('pay that would take or give it back all the same is refused until it is calculated again', async () => {
  await enter('Canteen', '2025-01', '22000.00');
  const january = await payMonth('2025-01');
  await payMonth('2025-02');
  const taking = await make('2025-03');
  expect(await canteenIn('2025-03')).toEqual([['Deduction', '2800.00', 'carried', '2025-01']]);
  await reverse(january);
  const approve = (run: string) => world.hr.post('/salary/salary-approve', { run });
  expect(statusAndCode(await approve(taking))).toEqual([409, 'pay.calculated-before']);
  const giving = await generate('2025-03');
  expect(await canteenIn('2025-03')).toEqual([['Earning', '9600.00', 'carried', '2025-01']]);
  await pay(await generate('2025-01'));
  expect(statusAndCode(await approve(giving))).toEqual([409, 'pay.calculated-before']);
  await pay(await generate('2025-03'));
  expect(await canteenIn('2025-03')).toEqual([['Deduction', '2800.00', 'carried', '2025-01']]);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Pay that was taken back is paid anew, or made up for, once; so is that of whoever was taken out of a run. */
let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

let hour = 6;
/** So that a salary was known long before what is calculated next. */
function later(): void {
  hour += 3;
  world.clock.set(`2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`);
}

async function generate(month: string, ids: readonly string[]): Promise<string> {
  await world.closeMonth(month, Object.fromEntries(ids.map((id) => [id, {}])));
  const run = await world.generate(world.payroll, month);
  await expectSameByHand(world.test.database.db, month);
  return run;
}
const pay = async (run: string) =>
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
const sheetOf = async (month: string, id: string) => {
  const found = await world.sheets(month, `&employeeId=${id}`);
  return String(found.find(({ status }) => status !== 'Reversed')?.['_id']);
};

async function reverse(run: string, salarySheets?: readonly string[]): Promise<void> {
  const asked = { reason: 'Paid by mistake', ...(salarySheets && { salarySheets }) };
  const reversal = made(await world.payroll.post(`/salary/run/${run}/reverse`, asked), 'data._id');
  made(await world.hr.post(`/salary/reversal/${reversal}/approve`), 'data._id');
}

interface Slip {
  readonly lines: readonly {
    component: { name: string };
    kind: string;
    amount: string;
    why: { cause?: string; month?: string };
  }[];
}
async function arrearsIn(month: string, id: string) {
  const reply = await world.hr.get(`/salary/${await sheetOf(month, id)}`);
  return (reply.body as { payslip: Slip }).payslip.lines
    .filter(({ why }) => why.cause === 'arrear')
    .map(({ component, kind, amount, why }) => [why.month, component.name, kind, amount]);
}
const wholeOf = (month: string) => [
  [month, 'Basic', 'Earning', '5000.00'],
  [month, 'House rent', 'Earning', '2500.00'],
  [month, 'Other allowance', 'Earning', '2500.00'],
];

it('a month that is paid anew with a raise takes back what was paid of it as arrears', async () => {
  const { id } = await world.person();
  await world.salary(id, '10000.00', '2024-01-01');
  const first = await generate('2024-01', [id]);
  await pay(first);
  await world.salary(id, '20000.00', '2024-01-02');
  await pay(await generate('2024-02', [id]));
  const raised = await arrearsIn('2024-02', id);
  expect(raised[0]?.slice(0, 3)).toEqual(['2024-01', 'Basic', 'Earning']);
  await reverse(first);
  later();
  await pay(await world.generate(world.payroll, '2024-01'));
  await pay(await generate('2024-03', [id]));
  const opposite: Record<string, string> = { Earning: 'Deduction', Deduction: 'Earning' };
  expect(await arrearsIn('2024-03', id)).toEqual(
    raised.map(([month, name, kind = '', amount]) =>
      kind === 'Employer'
        ? [month, name, kind, `-${amount}`]
        : [month, name, opposite[kind], amount],
    ),
  );
  await pay(await generate('2024-04', [id]));
  expect(await arrearsIn('2024-04', id)).toEqual([]);
});

it('pay of one that was taken back is made up for with the next pay, once', async () => {
  const { id } = await world.person({ joinedOn: '2024-06-01' });
  const { id: other } = await world.person({ joinedOn: '2024-06-01' });
  for (const one of [id, other]) await world.salary(one, '10000.00', '2024-06-01');
  later();
  const run = await generate('2024-06', [id, other]);
  await pay(run);
  await reverse(run, [await sheetOf('2024-06', id)]);
  await pay(await generate('2024-07', [id, other]));
  expect(await arrearsIn('2024-07', id)).toEqual(wholeOf('2024-06'));
  expect(await arrearsIn('2024-07', other)).toEqual([]);
  await pay(await generate('2024-08', [id, other]));
  expect(await arrearsIn('2024-08', id)).toEqual([]);
});

it('arrears of a month that was agreed to since are refused until they are calculated again', async () => {
  const { id } = await world.person({ joinedOn: '2025-02-01' });
  const { id: other } = await world.person({ joinedOn: '2025-02-01' });
  for (const one of [id, other]) await world.salary(one, '10000.00', '2025-02-01');
  later();
  const first = await generate('2025-02', [id, other]);
  expect((await world.hr.delete(`/salary/${await sheetOf('2025-02', id)}`)).status).toBe(200);
  expect(
    (await world.hr.post('/salary/salary-approve', { run: first, reason: lookedAt })).status,
  ).toBe(200);
  const next = await generate('2025-03', [id, other]);
  expect(await arrearsIn('2025-03', id)).toEqual(wholeOf('2025-02'));
  const cancelled = { reason: 'Someone is missing' };
  expect((await world.payroll.post(`/salary/run/${first}/cancel`, cancelled)).status).toBe(200);
  await pay(await world.generate(world.payroll, '2025-02'));
  const refused = await world.hr.post('/salary/salary-paid', { run: next, reason: lookedAt });
  expect(refused.body).toMatchObject({ code: 'pay.calculated-before' });
  const late = await sheetOf('2025-03', id);
  expect((await world.payroll.post(`/salary/${late}/recompute`)).status).toBe(200);
  expect(await arrearsIn('2025-03', id)).toEqual([]);
  await pay(next);
});

it('so is that of one who was taken out of a run, however long the salary was known', async () => {
  const { id } = await world.person({ joinedOn: '2024-09-01' });
  const { id: other } = await world.person({ joinedOn: '2024-09-01' });
  for (const one of [id, other]) await world.salary(one, '10000.00', '2024-09-01');
  later();
  const run = await generate('2024-09', [id, other]);
  expect((await world.hr.delete(`/salary/${await sheetOf('2024-09', id)}`)).status).toBe(200);
  await pay(run);
  await pay(await generate('2024-10', [id, other]));
  expect(await arrearsIn('2024-10', id)).toEqual(wholeOf('2024-09'));
  await pay(await generate('2024-11', [id, other]));
  expect(await arrearsIn('2024-11', id)).toEqual([]);
});

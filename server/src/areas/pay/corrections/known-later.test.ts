import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { blankPart, makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectSameByHand } from '../../../testing/people/same-by-hand.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Salaries, structures and components that were entered after pay was calculated, and what was corrected before. */
let world: PayWorld;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

let hour = 6;
/** So that whatever is entered next was not entered when the last pay was calculated. */
function later(): void {
  hour += 2;
  world.clock.set(`2026-03-02T${String(hour).padStart(2, '0')}:00:00.000Z`);
}

async function generate(month: string, id: string, figure = {}): Promise<string> {
  await world.closeMonth(month, { [id]: figure });
  const run = await world.generate(world.payroll, month);
  await expectSameByHand(world.test.database.db, month);
  return run;
}
const pay = async (run: string) =>
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');

interface Line {
  readonly component: { readonly name: string };
  readonly kind: string;
  readonly amount: string;
  readonly why: { readonly cause?: string; readonly month?: string };
}
async function slipOf(month: string, id: string): Promise<{ _id: string; lines: Line[] }> {
  const found = await world.sheets(month, `&employeeId=${id}`);
  const sheet = found.find(({ status }) => status !== 'Reversed');
  const reply = await world.hr.get(`/salary/${String(sheet?.['_id'])}`);
  return (reply.body as { payslip: { _id: string; lines: Line[] } }).payslip;
}
const recompute = async (month: string, id: string) => {
  const reply = await world.payroll.post(`/salary/${(await slipOf(month, id))._id}/recompute`);
  expect(reply.status, reply.text).toBe(200);
};
const arrearsIn = async (month: string, id: string) =>
  (await slipOf(month, id)).lines
    .filter(({ why }) => why.cause === 'arrear')
    .map(({ component, kind, amount, why }) => [why.month, component.name, kind, amount]);
async function payNext(month: string, id: string, figure = {}) {
  await pay(await generate(month, id, figure));
  return arrearsIn(month, id);
}

it('a salary that was entered after a month was generated is used once the payslip was calculated again', async () => {
  const { id } = await world.person({ joinedOn: '2024-01-01' });
  await world.salary(id, '10000.00', '2024-01-01');
  const run = await generate('2024-01', id);
  later();
  const raise = await world.salary(id, '20000.00', '2024-01-02');
  await recompute('2024-01', id);
  await pay(run);
  const used = [409, 'pay.rate-used'];
  expect(statusAndCode(await world.hr.delete(`/salary/rate/${raise}`))).toEqual(used);
  const moved = await world.hr.put(`/salary/${raise}`, { fromDate: '2024-02-01' });
  expect(statusAndCode(moved)).toEqual(used);
  const next = await world.salary(id, '30000.00', '2024-02-01');
  expect((await world.hr.delete(`/salary/rate/${next}`)).status).toBe(200);
});

it('what was corrected of a month counts no more once its attendance itself was mended', async () => {
  const { id } = await world.person({ joinedOn: '2024-03-01' });
  await world.salary(id, '12000.00', '2024-03-01');
  const run = await generate('2024-03', id, { absence: 2000 });
  await pay(run);
  const wish = { employeeId: id, month: '2024-03', count: 'absence', reason: 'Clock was broken' };
  const correct = (quantity: number) => world.hr.post('/late-correction', { ...wish, quantity });
  made(await correct(-1000), 'data._id');
  const back = ['2024-03', 'Absence', 'Earning', '200.00'];
  expect(await payNext('2024-04', id)).toEqual([back]);
  const mistaken = { reason: 'Wrong days' };
  const asked = made(await world.payroll.post(`/salary/run/${run}/reverse`, mistaken), 'data._id');
  made(await world.hr.post(`/salary/reversal/${asked}/approve`), 'data._id');
  const lock = `/attendance-lock/${world.house.padma}?month=2024-03`;
  expect((await world.admin.delete(lock)).status).toBe(200);
  later();
  await sql`delete from attendance_figure where employee_id = ${id} and month = '2024-03'`.execute(
    world.test.database.db,
  );
  await pay(await generate('2024-03', id, { absence: 1000 }));
  // the day that was given back is not taken any more with the pay that is new
  const taken = ['2024-03', 'Absence', 'Deduction', '200.00'];
  expect(await payNext('2024-05', id)).toEqual([taken]);
  expect(statusAndCode(await correct(-2000))).toEqual([422, 'pay.too-few-left']);
  expect((await correct(-1000)).status).toBe(200);
  expect(await payNext('2024-06', id)).toEqual([back]);
});

it('what was given back by a correction that is gone is taken again, however long all else was known', async () => {
  const { id } = await world.person({ joinedOn: '2025-07-01' });
  await world.salary(id, '12000.00', '2025-07-01');
  later();
  await pay(await generate('2025-07', id, { absence: 1000 }));
  const wish = { employeeId: id, month: '2025-07', count: 'absence', reason: 'Clock was broken' };
  const correction = made(
    await world.hr.post('/late-correction', { ...wish, quantity: -1000 }),
    'data._id',
  );
  expect(await payNext('2025-08', id)).toEqual([['2025-07', 'Absence', 'Earning', '200.00']]);
  expect((await world.hr.delete(`/late-correction/${correction}`)).status).toBe(200);
  expect(await payNext('2025-09', id)).toEqual([['2025-07', 'Absence', 'Deduction', '200.00']]);
  expect(await payNext('2025-10', id)).toEqual([]);
});

it('a version of a structure that was dated back is made up for, of those whose salary is by it', async () => {
  const basic = { component: world.components['Basic'] ?? '', inGross: 'Yes' };
  const plain = [{ ...basic, calculation: 'remainder' }];
  const incentive = { component: world.components['Incentive'] ?? '', calculation: 'fixed' };
  const structure = await world.structure('Line workers', plain, '2024-01-01');
  const add = (fromDate: string, amount: string) =>
    world.admin.post(`/salary-structure/${structure}/version`, {
      fromDate,
      parts: [...plain, { ...incentive, amount }].map((part) => ({ ...blankPart, ...part })),
    });
  const { id } = await world.person({ joinedOn: '2024-07-01' });
  const { id: other } = await world.person({ joinedOn: '2024-07-01' });
  await world.salary(id, '10000.00', '2024-07-01', structure);
  await world.salary(other, '10000.00', '2024-07-01');
  later();
  await world.closeMonth('2024-07', { [id]: {}, [other]: {} });
  await pay(await world.generate(world.payroll, '2024-07'));
  await world.closeMonth('2024-08', { [id]: {}, [other]: {} });
  const august = await world.generate(world.payroll, '2024-08');
  later();
  expect((await add('2024-07-01', '500.00')).status).toBe(200);
  const refused = await world.hr.post('/salary/salary-paid', { run: august, reason: lookedAt });
  expect(statusAndCode(refused)).toEqual([409, 'pay.overtaken']);
  expect(refused.text).toContain('Employees affected: 1.');
  await recompute('2024-08', id);
  expect(await arrearsIn('2024-08', id)).toEqual([['2024-07', 'Incentive', 'Earning', '500.00']]);
  await pay(august);
  expect(await arrearsIn('2024-08', other)).toEqual([]);
  expect(await payNext('2024-09', id)).toEqual([]);
  expect((await add('2024-09-16', '800.00')).status).toBe(200);
  expect(await payNext('2024-10', id)).toEqual([['2024-09', 'Incentive', 'Earning', '150.00']]);
});

it('a version before the first one divides what the first one divided from ever', async () => {
  const basic = { component: world.components['Basic'] ?? '', inGross: 'Yes' };
  const parts = [{ ...basic, calculation: 'remainder' }];
  const structure = await world.structure('Helpers', parts, '2025-06-01');
  const { id } = await world.person({ joinedOn: '2025-04-01' });
  await world.salary(id, '10000.00', '2025-04-01', structure);
  later();
  await pay(await generate('2025-04', id));
  later();
  const incentive = { component: world.components['Incentive'] ?? '', calculation: 'fixed' };
  const added = await world.admin.post(`/salary-structure/${structure}/version`, {
    fromDate: '2025-05-16',
    parts: [...parts, { ...incentive, amount: '300.00' }].map((one) => ({ ...blankPart, ...one })),
  });
  expect(added.status, added.text).toBe(200);
  expect(await payNext('2025-05', id)).toEqual([['2025-04', 'Incentive', 'Earning', '300.00']]);
});

it('a part that nobody knew of then is paid by a salary that was dated back', async () => {
  const { id } = await world.person({ joinedOn: '2024-12-01' });
  await world.salary(id, '10000.00', '2024-12-01');
  await pay(await generate('2025-01', id));
  const shift = await world.component('Shift allowance');
  const structure = await world.structure('Shifts', [
    { component: world.components['Basic'] ?? '', calculation: 'remainder', inGross: 'Yes' },
    { component: shift, calculation: 'fixed', amount: '1500.00', prorated: 'No' },
  ]);
  await world.salary(id, '10000.00', '2025-01-01', structure);
  const arrears = await payNext('2025-02', id);
  expect(arrears).toContainEqual(['2025-01', 'Shift allowance', 'Earning', '1500.00']);
  expect(await payNext('2025-03', id)).toEqual([]);
});

it('a line that was set by hand goes with the pay that was taken back: it is made up for as calculated', async () => {
  const { id } = await world.person({ joinedOn: '2023-01-01' });
  await world.salary(id, '10000.00', '2023-01-01');
  const other = await world.person({ joinedOn: '2023-01-01' });
  await world.salary(other.id, '10000.00', '2023-01-01');
  const month = '2023-09';
  await world.closeMonth(month, { [id]: {}, [other.id]: {} });
  const run = await world.generate(world.payroll, month);
  const { _id: slip } = await slipOf(month, id);
  const typed = { component: world.components['Basic'], amount: '100000.00', reason: 'A typo' };
  expect((await world.payroll.put(`/salary/${slip}/line`, typed)).status).toBe(200);
  await pay(run);
  const wrong = { reason: 'A typo', salarySheets: [slip] };
  const asked = await world.payroll.post(`/salary/run/${run}/reverse`, wrong);
  await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`, {});
  later();
  expect(await payNext('2023-10', id)).toEqual(
    expect.arrayContaining([[month, 'Basic', 'Earning', '5000.00']]),
  );
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** A payslip of someone whose salary of the month was taken back after it was generated. */
let world: PayWorld;
let rahim: { id: string };
let karim: { id: string };
const month = '2025-03';
beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim Uddin' });
  karim = await world.person({ name: 'Karim Ullah' });
});
afterAll(() => world.close());

it('it is not calculated again but taken out of the run, as whoever asks is told', async () => {
  const salary = await world.salary(rahim.id, '20000.00', '2025-01-01');
  await world.salary(karim.id, '20000.00', '2025-01-01');
  await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {} });
  const run = await world.generate(world.payroll, month);
  const approve = () => world.hr.post('/salary/salary-approve', { run });
  const [sheet] = await world.sheets(month, `&employeeId=${rahim.id}`);
  const path = `/salary/${String(sheet?.['_id'])}`;
  expect((await world.hr.delete(`/salary/rate/${salary}`)).status).toBe(200);
  expect(statusAndCode(await approve())).toEqual([409, 'pay.overtaken']);
  const line = { component: world.components['Basic'], amount: '5.00', reason: 'A gift' };
  for (const reply of [
    world.payroll.post(`${path}/recompute`),
    world.payroll.put(`${path}/line`, line),
    world.payroll.put(`${path}/line`, { ...line, amount: null }),
  ]) {
    const refused = await reply;
    expect(statusAndCode(refused)).toEqual([409, 'pay.no-salary-now']);
    expect(refused.text).toContain('Rahim Uddin has no salary of this company in');
  }
  expect((await world.hr.get(path)).at('payslip.net')).toBe(sheet?.['net']);
  expect((await world.payroll.delete(path)).status).toBe(200);
  expect((await approve()).status).toBe(200);
});

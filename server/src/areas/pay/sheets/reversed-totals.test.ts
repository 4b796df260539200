import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** Of two who were paid, the pay of one was taken back. */
let world: PayWorld;
let rahim: { id: string; client: Client };
const month = '2025-03';
beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim' });
  const karim = await world.person({ name: 'Karim' });
  await world.salary(rahim.id, '20000.00', '2025-01-01');
  await world.salary(karim.id, '30000.00', '2025-01-01');
  await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {} });
  const run = await world.generate(world.admin, month);
  const [sheet] = await world.sheets(month, `&employeeId=${rahim.id}`);
  const paid = await world.payroll.post('/salary/salary-paid', { run });
  expect(paid.status, paid.text).toBe(200);
  const asked = { salarySheets: [sheet?.['_id']], reason: 'The wrong account' };
  const reversal = made(await world.payroll.post(`/salary/run/${run}/reverse`, asked), 'data._id');
  made(await world.hr.post(`/salary/reversal/${reversal}/approve`, {}), 'data._id');
});
afterAll(() => world.close());

it('the totals of the sheet are of those whose money they count, and all are listed', async () => {
  const listed = await world.hr.get(`/salary/get-salary-sheet?month=${month}`);
  expect(listed.body).toMatchObject({ total: 2, totals: { people: 1, gross: '30000.00' } });
});

it('so are those of the own payslips', async () => {
  const listed = await rahim.client.get('/employee-panel/salary/payslips?year=2025');
  expect(listed.body).toMatchObject({ total: 1, totals: { people: 0, net: '0.00' } });
});

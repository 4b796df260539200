import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

let world: PayWorld;
const asked = (month: string) =>
  `/salary/run-inputs?concernCompany=${world.house.padma}&month=${month}`;
beforeAll(async () => {
  world = await makePay();
});
afterAll(() => world.close());

it('are for those who read pay, of their companies', async () => {
  const stranger = await world.person();
  expect((await stranger.client.get(asked('2026-02'))).status).toBe(403);
  const elsewhere = await world.enter({
    kind: 'user',
    id: await world.test.newUser({ role: 'PAYROLL', concernId: world.house.meghna }),
  });
  expect((await elsewhere.get(asked('2026-02'))).status).toBe(404);
  expect((await world.hr.get(asked('2026-13'))).status).toBe(400);
});

it('are the entries, loans and late corrections of a month, and who has no salary', async () => {
  const before = (await world.hr.get(asked('2026-02'))).body as { data: Record<string, number> };
  const { id } = await world.person();
  await world.salary(id, '20000.00', '2025-01-01');
  await world.person();
  const entry = { employeeId: id, component: world.components['Incentive'], amount: '500.00' };
  await world.payroll.post('/salary-entry', {
    ...entry,
    fromMonth: '2026-02',
    toMonth: '2026-02',
  });
  await world.payroll.post('/salary-entry', { ...entry, fromMonth: '2026-03', toMonth: null });
  const loan = { employeeId: id, principal: '900.00', instalment: '100.00' };
  await world.hr.post('/salary-loan', { ...loan, fromMonth: '2026-01' });
  await world.hr.post('/salary-loan', { ...loan, fromMonth: '2026-03' });
  const over = await world.hr.post('/salary-loan', { ...loan, fromMonth: '2026-01' });
  const paidBack = { amount: null, date: '2026-01-31' };
  const path = `/salary-loan/${over.at('data._id')}/payment`;
  expect((await world.hr.post(path, paidBack)).status).toBe(200);
  const february = (await world.hr.get(asked('2026-02'))).body as { data: object };
  expect(february.data).toMatchObject({
    entries: 1,
    loans: 1,
    corrections: 0,
    withoutSalary: (before.data['withoutSalary'] ?? 0) + 1,
    last: { at: expect.stringMatching(/^2026-/) },
  });
  expect((await world.hr.get(asked('2026-03'))).body).toMatchObject({
    data: { entries: 1, loans: 2 },
  });
  expect((await world.hr.get(asked('2025-12'))).body).toMatchObject({
    data: { entries: 0, loans: 0, last: null },
  });
});

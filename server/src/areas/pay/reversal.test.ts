import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePay, type PayWorld } from '../../testing/people/make-pay.ts';

/** What was paid by mistake is taken back by two people, and all is as it was before. */
let world: PayWorld;
let rahim: Awaited<ReturnType<PayWorld['person']>>;
let karim: Awaited<ReturnType<PayWorld['person']>>;
let loan: string;
let runId: string;
const month = '2026-01';

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim' });
  karim = await world.person({ name: 'Karim' });
  for (const { id } of [rahim, karim]) await world.salary(id, '20000.00', '2025-01-01');
  const lent = { employeeId: rahim.id, principal: '5000.00', instalment: '1000.00' };
  loan = (await world.hr.post('/salary-loan', { ...lent, fromMonth: month })).at('data._id');
  await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {} });
  runId = await world.generate(world.payroll, month);
});
afterAll(() => world.close());

const left = async () => (await world.hr.get(`/salary-loan/${loan}`)).at('data.balance');
const ownNet = async () => {
  const reply = await rahim.client.get('/employee-panel/salary/payslips?year=2026');
  return (reply.body as { totals: { net: string } }).totals.net;
};
const ask = (body: object = { reason: 'Paid twice' }) =>
  world.payroll.post(`/salary/run/${runId}/reverse`, body);
const stateOfRun = async () => (await world.hr.get(`/salary/run/${runId}`)).at('data.status');

it('only what was paid is taken back, by whoever keeps pay, with a reason', async () => {
  expect((await ask()).status, 'nothing is paid').toBe(422);
  expect((await world.hr.post(`/salary/run/${runId}/close`, {})).status).toBe(409);
  expect((await world.hr.post('/salary/salary-paid', { run: runId })).status).toBe(200);
  expect((await ask({ reason: '' })).status).toBe(400);
  expect((await rahim.client.post(`/salary/run/${runId}/reverse`, { reason: 'x' })).status).toBe(
    403,
  );
  expect((await rahim.client.get(`/salary/run/${runId}/reversals`)).status).toBe(403);
  const nowhere = `/salary/run/${crypto.randomUUID()}/reverse`;
  expect((await world.payroll.post(nowhere, { reason: 'x' })).status).toBe(404);
  expect([await left(), await ownNet()]).toEqual(['4000.00', '18200.00']);
});

it('of many who ask at once one is heard; left, it is as it was', async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => ask()));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
  const id = asked.find(({ status }) => status === 200)?.at('data._id') ?? '';
  const own = await world.payroll.post(`/salary/reversal/${id}/approve`, {});
  expect([own.status, own.text]).toEqual([409, expect.stringContaining('someone else')]);
  expect((await world.payroll.post(`/salary/reversal/${id}/cancel`, {})).status).toBe(200);
  expect((await world.hr.post(`/salary/reversal/${id}/approve`, {})).status).toBe(409);
  expect(await stateOfRun()).toBe('Paid');
});

it('pay of one is taken back: the loan and the year are as before', async () => {
  const [sheet] = await world.sheets(month, `&employeeId=${rahim.id}`);
  const asked = await ask({ salarySheets: [sheet?.['_id']], reason: 'He had left' });
  expect(asked.at('data.people')).toBe('1');
  const done = await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`, {});
  expect(done.status, done.text).toBe(200);
  expect([await left(), await ownNet(), await stateOfRun()]).toEqual(['5000.00', '0.00', 'Paid']);
  expect((await world.sheets(month, '&status=Reversed')).length).toBe(1);
});

it('all of it taken back makes room: the month is generated and paid again, once', async () => {
  expect((await world.hr.post(`/salary/run/${runId}/close`, {})).at('data.status')).toBe('Closed');
  const asked = await ask();
  expect(asked.at('data.people')).toBe('1');
  await world.hr.post(`/salary/reversal/${asked.at('data._id')}/approve`, {});
  expect(await stateOfRun()).toBe('Reversed');
  const before = runId;
  runId = await world.generate(world.payroll, month);
  expect(runId).not.toBe(before);
  expect((await world.hr.post('/salary/salary-paid', { run: runId })).at('data.people')).toBe('2');
  expect([await left(), await ownNet()]).toEqual(['4000.00', '18200.00']);
});

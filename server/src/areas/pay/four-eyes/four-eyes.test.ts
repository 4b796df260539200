import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';

/** Who may agree to pay and pay it: nobody who had a hand in it, and nobody the own alone. */
let world: PayWorld;
let hasan: { id: string; client: Client };
let karim: { id: string };
let nadia: { id: string };
/** Hasan, who keeps pay by an account of his own */
let keeper: Client;
let runId = '';
const month = '2026-02';

beforeAll(async () => {
  world = await makePay();
  hasan = await world.person({ name: 'Hasan Keeper' });
  karim = await world.person({ name: 'Karim Ullah' });
  nadia = await world.person({ name: 'Nadia Rahman' });
  const people = [hasan.id, karim.id, nadia.id];
  for (const id of people) await world.salary(id, '20000.00', '2025-01-01');
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
  const account = await world.test.newUser({ role: 'PAYROLL', employeeId: hasan.id });
  keeper = await world.enter({ kind: 'user', id: account });
  runId = await world.generate(world.payroll, month);
});
afterAll(() => world.close());

const sheetOf = async (employeeId: string): Promise<string> =>
  String((await world.sheets(month, `&employeeId=${employeeId}`))[0]?.['_id']);
const approve = (client: Client, ids?: string[], more: object = {}) =>
  client.post('/salary/salary-approve', { run: runId, salarySheets: ids, ...more });
const pay = (client: Client, ids?: string[]) =>
  client.post('/salary/salary-paid', { run: runId, salarySheets: ids });

it('whoever changes a line or calculates anew has a hand in that payslip, whoever generates again', async () => {
  const [karims, nadias] = [await sheetOf(karim.id), await sheetOf(nadia.id)];
  const line = { component: world.components['Basic'], amount: '90000.00', reason: 'A gift' };
  expect((await world.hr.put(`/salary/${karims}/line`, line)).status).toBe(200);
  expect(statusAndCode(await approve(world.hr, [karims]))).toEqual([409, 'pay.four-eyes']);
  expect((await keeper.post(`/salary/${nadias}/recompute`)).status).toBe(200);
  expect(statusAndCode(await approve(keeper, [nadias]))).toEqual([409, 'pay.four-eyes']);
  expect(statusAndCode(await pay(world.hr))).toEqual([409, 'pay.four-eyes']);
  // the change outlives a new calculation, and so does who made it
  await world.generate(world.payroll, month);
  expect(statusAndCode(await approve(world.hr, [karims]))).toEqual([409, 'pay.four-eyes']);
  expect((await approve(keeper, [karims])).status).toBe(200);
  expect((await approve(world.hr, [nadias])).status).toBe(200);
});

it('whoever generated what was approved does not pay it, though another generated the rest again', async () => {
  await world.generate(world.hr, month);
  const karims = await sheetOf(karim.id);
  expect(statusAndCode(await pay(world.payroll, [karims]))).toEqual([409, 'pay.four-eyes']);
  expect((await pay(world.admin, [karims])).status).toBe(200);
});

it('nobody approves or pays the own alone, by whatever else is named beside it', async () => {
  const [own, karims] = [await sheetOf(hasan.id), await sheetOf(karim.id)];
  const refused = [403, 'pay.own-pay'];
  expect(statusAndCode(await approve(keeper, [own]))).toEqual(refused);
  expect(statusAndCode(await approve(keeper, [own, karims]))).toEqual(refused);
  // of all of the run only the own is left
  expect(statusAndCode(await approve(keeper))).toEqual(refused);
  expect((await approve(world.payroll)).status).toBe(200);
  expect(statusAndCode(await pay(keeper, [own, karims]))).toEqual(refused);
});

it('the own pay goes with that of others, in a run that another approved', async () => {
  expect((await pay(keeper)).status).toBe(200);
  expect((await world.hr.get(`/salary/run/${runId}`)).at('data.status')).toBe('Paid');
  const next = '2026-01';
  await world.closeMonth(next, { [hasan.id]: {}, [karim.id]: {} });
  runId = await world.generate(world.payroll, next);
  expect((await approve(keeper)).status).toBe(200);
  expect(statusAndCode(await pay(keeper))).toEqual([403, 'pay.own-pay-approved']);
  const [others] = await world.sheets(next, `&employeeId=${karim.id}`);
  expect((await pay(keeper, [String(others?.['_id'])])).status).toBe(200);
  expect((await pay(world.hr)).status).toBe(200);
});

it('the last one taken out of a run leaves one that can be approved', async () => {
  const month3 = '2025-12';
  await world.closeMonth(month3, { [nadia.id]: {}, [karim.id]: {} });
  runId = await world.generate(world.payroll, month3);
  const of = async (id: string) =>
    String((await world.sheets(month3, `&employeeId=${id}`))[0]?.['_id']);
  expect((await approve(world.hr, [await of(karim.id)])).status).toBe(200);
  expect((await world.payroll.delete(`/salary/${await of(nadia.id)}`)).status).toBe(200);
  expect((await approve(world.hr)).status).toBe(200);
  expect(statusAndCode(await approve(world.hr))).toEqual([409, 'pay.run-over']);
  expect((await pay(world.hr)).status).toBe(200);
  expect((await world.hr.get(`/salary/run/${runId}`)).at('data.status')).toBe('Paid');
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Pay that is taken back while the rest of its month is generated, held or paid. */
let world: PayWorld;
let rahim: { id: string; client: Client };
let karim: { id: string };
let keeper: Client;

beforeAll(async () => {
  world = await makePay();
  rahim = await world.person({ name: 'Rahim' });
  karim = await world.person({ name: 'Karim' });
  for (const { id } of [rahim, karim]) await world.salary(id, '20000.00', '2025-01-01');
  const account = await world.test.newUser({ role: 'PAYROLL', employeeId: rahim.id });
  keeper = await world.enter({ kind: 'user', id: account });
});
afterAll(() => world.close());

const begin = async (month: string): Promise<string> => {
  await world.closeMonth(month, { [rahim.id]: {}, [karim.id]: {} });
  return world.generate(world.payroll, month);
};
const sheetsOf = async (month: string, { id }: { id: string }) =>
  (await world.sheets(month, `&employeeId=${id}`)).map(({ _id, status }) => ({
    id: String(_id),
    status,
  }));
const payOf = (run: string, ids?: string[]) =>
  world.hr.post('/salary/salary-paid', { run, reason: lookedAt, salarySheets: ids });
const ask = async (run: string, ids?: string[]): Promise<string> => {
  const body = { reason: 'The wrong account', salarySheets: ids };
  return (await world.payroll.post(`/salary/run/${run}/reverse`, body)).at('data._id');
};
const agree = (id: string, client = world.hr) => client.post(`/salary/reversal/${id}/approve`, {});
const stateOf = async (run: string) => (await world.hr.get(`/salary/run/${run}`)).at('data.status');

it('nobody agrees to take back the own pay alone, nor keeps it when someone else wants it back', async () => {
  const run = await begin('2025-10');
  await payOf(run);
  const [own] = await sheetsOf('2025-10', rahim);
  const asked = await ask(run, [own?.id ?? '']);
  const refused = [403, 'pay.own-pay'];
  expect(statusAndCode(await agree(asked, keeper))).toEqual(refused);
  const keep = await keeper.post(`/salary/reversal/${asked}/cancel`, {});
  expect(statusAndCode(keep)).toEqual(refused);
  expect((await agree(asked)).status).toBe(200);
});

it('of a run that is only generated: it goes on, and whoever was paid before is paid anew in it', async () => {
  const month = '2025-11';
  const run = await begin(month);
  const [first] = await sheetsOf(month, rahim);
  await payOf(run, [first?.id ?? '']);
  const done = await agree(await ask(run));
  expect([done.status, await stateOf(run)]).toEqual([200, 'Generated']);
  expect(await world.generate(world.payroll, month)).toBe(run);
  const both = await sheetsOf(month, rahim);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['Generated', 'Reversed']);
  expect(new Set(both.map(({ id }) => id)).size).toBe(2);
  expect((await world.hr.get(`/salary/${first?.id}`)).at('payslip.status')).toBe('Reversed');
  expect((await payOf(run)).at('data.people')).toBe('2');
  expect(await stateOf(run)).toBe('Paid');
});

it('of a run in which someone is held: it goes with it, and they are held in the run that follows', async () => {
  const month = '2025-12';
  const run = await begin(month);
  const [held] = await sheetsOf(month, karim);
  await world.payroll.post(`/salary/${held?.id}/hold`, { reason: 'Papers are missing' });
  expect((await payOf(run)).at('data.people')).toBe('1');
  expect(await stateOf(run)).toBe('Paid');
  const cancelled = await world.payroll.post(`/salary/run/${run}/cancel`, { reason: 'x' });
  expect(cancelled.status).toBe(409);
  expect((await agree(await ask(run))).status).toBe(200);
  expect(await stateOf(run)).toBe('Reversed');
  expect(await sheetsOf(month, karim)).toEqual([]);
  const again = await world.generate(world.payroll, month);
  expect((await payOf(again)).at('data.people')).toBe('1');
  const [still] = await sheetsOf(month, karim);
  expect(still?.status).toBe('Held');
  const slip = await world.hr.get(`/salary/${still?.id}`);
  expect(slip.body).toMatchObject({ payslip: { hold: { reason: 'Papers are missing' } } });
  await world.payroll.post(`/salary/${still?.id}/release`);
  expect((await payOf(again)).at('data.people')).toBe('1');
});

it('of a run that is cancelled: whoever was held stays so, and whoever was let go is not held again', async () => {
  const month = '2026-01';
  const run = await begin(month);
  for (const person of [rahim, karim]) {
    const [sheet] = await sheetsOf(month, person);
    await world.payroll.post(`/salary/${sheet?.id}/hold`, { reason: 'On a claim' });
    if (person === rahim) await world.payroll.post(`/salary/${sheet?.id}/release`);
  }
  await world.hr.post(`/salary/run/${run}/cancel`, { reason: 'Wrong overtime' });
  const again = await world.generate(world.payroll, month);
  expect(await sheetsOf(month, karim)).toMatchObject([{ status: 'Held' }]);
  expect(await sheetsOf(month, rahim)).toMatchObject([{ status: 'Generated' }]);
  const [sheet] = await sheetsOf(month, karim);
  await world.payroll.post(`/salary/${sheet?.id}/release`);
  expect(await world.generate(world.payroll, month)).toBe(again);
  expect(await sheetsOf(month, karim)).toMatchObject([{ status: 'Generated' }]);
});

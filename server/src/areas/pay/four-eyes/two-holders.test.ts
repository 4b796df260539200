import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld, sheetsOf } from '../../../testing/people/make-pay.ts';
import { setPayment } from '../../../testing/people/pay-accounts.ts';

/** Two people keep all pay, and one of them is paid with the others. */
let world: PayWorld;
let owner: Client;
let runId = '';
const [first, second] = ['2026-01', '2026-02'];
const people: Record<'own' | 'karim' | 'nadia', string> = { own: '', karim: '', nadia: '' };

beforeAll(async () => {
  world = await makePay();
  for (const name of ['own', 'karim', 'nadia'] as const) {
    const { id } = await world.person({ name });
    people[name] = id;
    await world.salary(id, '20000.00', '2025-01-01');
    await setPayment(world, id, 'Cash');
  }
  for (const month of [first, second])
    await world.closeMonth(month, Object.fromEntries(Object.values(people).map((id) => [id, {}])));
  const account = await world.test.newUser({ role: 'PAYROLL', employeeId: people.own });
  owner = await world.enter({ kind: 'user', id: account });
  await sql`update user_account set disabled_at = now() where user_role <> 'PAYROLL'`.execute(
    world.test.database.db,
  );
  runId = await world.generate(world.payroll, first);
});
afterAll(() => world.close());

const reason = 'Nobody else is there';
async function sheetOf(name: keyof typeof people, month = first): Promise<string> {
  const found = `/salary/get-salary-sheet?month=${month}&employeeId=${people[name]}`;
  return String(sheetsOf(await world.payroll.get(found))[0]?.['_id']);
}
const step =
  (path: string) =>
  (client: Client, ids?: string[], more: object = {}) =>
    client.post(`/salary/${path}`, { run: runId, salarySheets: ids, ...more });
const [approve, pay] = [step('salary-approve'), step('salary-paid')];
const fourEyes = [409, 'pay.four-eyes'];
const alone = [422, 'pay.sole-needs-reason'];

it('one payslip in which both had a hand does not open the others to whoever generated them', async () => {
  const nadias = await sheetOf('nadia');
  expect((await owner.post(`/salary/${nadias}/recompute`)).status).toBe(200);
  expect(statusAndCode(await pay(world.payroll, undefined, { reason }))).toEqual(fourEyes);
  expect(statusAndCode(await approve(world.payroll, undefined, { reason }))).toEqual(fourEyes);
  expect(statusAndCode(await pay(world.payroll, [nadias]))).toEqual(alone);
  expect((await pay(world.payroll, [nadias], { reason })).at('data.people')).toBe('1');
});

it('the own pay of one of them is paid by the other, who generated it, with a reason', async () => {
  expect((await approve(owner)).at('data.people')).toBe('2');
  expect(statusAndCode(await pay(owner))).toEqual([403, 'pay.own-pay-approved']);
  expect(statusAndCode(await pay(world.payroll, undefined, { reason }))).toEqual(fourEyes);
  expect((await pay(owner, [await sheetOf('karim')])).status).toBe(200);
  expect(statusAndCode(await pay(owner))).toEqual([403, 'pay.own-pay']);
  expect(statusAndCode(await pay(world.payroll))).toEqual(alone);
  expect((await pay(world.payroll, undefined, { reason })).at('data.people')).toBe('1');
  const closed = await world.payroll.post(`/salary/run/${runId}/close`, {});
  expect(closed.at('data.status')).toBe('Closed');
});

it('the own pay of one of them is taken back by the other alone, that of anyone else by both', async () => {
  const ask = async (ids: string[]) => {
    const body = { reason: 'Paid twice', salarySheets: ids };
    const asked = await world.payroll.post(`/salary/run/${runId}/reverse`, body);
    return { id: asked.at('data._id'), mayApprove: asked.at('data.can.approve') };
  };
  const agree = (client: Client, id: string) => client.post(`/salary/reversal/${id}/approve`, {});
  const own = await ask([await sheetOf('own')]);
  const both = await ask([await sheetOf('karim'), await sheetOf('nadia')]);
  expect([own.mayApprove, both.mayApprove]).toEqual(['true', 'false']);
  expect(statusAndCode(await agree(world.payroll, both.id))).toEqual([409, 'pay.reversal-eyes']);
  expect(statusAndCode(await agree(owner, own.id))).toEqual([403, 'pay.own-pay']);
  expect((await agree(world.payroll, own.id)).status).toBe(200);
  expect((await agree(owner, both.id)).status).toBe(200);
});

it('a batch of pay of which each generated some goes out as a whole, by one with a reason', async () => {
  runId = await world.generate(world.payroll, second);
  expect((await pay(owner, [await sheetOf('karim', second)])).status).toBe(200);
  await world.generate(owner, second);
  expect((await pay(world.payroll)).at('data.people')).toBe('2');
  const make = (more: object = {}) =>
    world.payroll.post('/salary/bank-batch', { run: runId, method: 'Cash', ...more });
  expect(statusAndCode(await make())).toEqual(alone);
  expect((await make({ reason })).at('data.people')).toBe('3');
});

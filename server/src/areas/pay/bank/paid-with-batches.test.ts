import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { makeBank, setPayment } from '../../../testing/people/pay-accounts.ts';

/** February 2026 at Padma Foods is paid out of an account: what goes to the bank is there at once. 4 % are for the fund. */
let world: PayWorld;
let runId: string;
const month = '2026-02';
const payers: Record<string, string> = {};
const pay = (given: object = {}) =>
  world.hr.post('/salary/salary-paid', { run: runId, payingAccount: payers['padma'], ...given });
const batches = async () =>
  (
    await sql<{ method: string; people: number; net: bigint; payer: string | null }>`
      select method, people, net, payer_name as payer from bank_batch order by number`.execute(
      world.test.database.db,
    )
  ).rows;

beforeAll(async () => {
  world = await makePay();
  const bank = await makeBank(world, 'Sonali Bank');
  const people: string[] = [];
  for (const method of ['Bank', 'Bank', 'Wallet', 'Cash', null] as const) {
    const { id } = await world.person();
    people.push(id);
    await world.salary(id, '10000.00');
    const account = { bank, accountName: 'Name', accountNumber: `0171${people.length}` };
    if (method) await setPayment(world, id, method, method === 'Cash' ? undefined : account);
  }
  for (const name of ['padma', 'meghna'] as const)
    payers[name] = made(
      await world.admin.post('/paying-account', {
        name,
        concernCompany: world.house[name],
        bank,
        accountNumber: '0001-9999',
      }),
      'data._id',
    );
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
  runId = await world.generate(world.payroll, month);
});
afterAll(() => world.close());

it('out of an account of another company, one that is not there or nonsense nothing is paid', async () => {
  for (const payingAccount of [payers['meghna'], crypto.randomUUID()])
    expect((await pay({ payingAccount })).status).toBe(422);
  expect((await pay({ payingAccount: 'nonsense' })).status).toBe(400);
  expect(await batches()).toEqual([]);
  expect((await world.hr.get(`/salary/run/${runId}`)).at('data.status')).toBe('Generated');
});

it('whoever generated it does not pay it out of an account either', async () => {
  const reply = await world.payroll.post('/salary/salary-paid', {
    run: runId,
    payingAccount: payers['padma'],
  });
  expect(statusAndCode(reply)).toEqual([409, 'pay.four-eyes']);
  expect(await batches()).toEqual([]);
});

it('many pay at once: one payment, and each salary in one batch of its method', async () => {
  const replies = await Promise.all(Array.from({ length: 10 }, () => pay()));
  const [paid, ...more] = replies.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect(paid?.body).toEqual({ data: { people: 5, net: '48000.00', batches: 3 } });
  expect(await batches()).toEqual([
    { method: 'Bank', people: 2, net: 1_920_000n, payer: 'padma' },
    { method: 'Wallet', people: 1, net: 960_000n, payer: 'padma' },
    { method: 'Cash', people: 1, net: 960_000n, payer: null },
  ]);
  const run = await world.hr.get(`/salary/run/${runId}`);
  // who has no account is paid and in no batch
  expect(run.body).toMatchObject({ data: { status: 'Paid', batched: { people: 4, paid: 5 } } });
});

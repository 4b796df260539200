import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { makeBank, setPayment } from '../../../testing/people/pay-accounts.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** Who pays out of an account sends what they pay, and nothing that was paid before it. */
let world: PayWorld;
let bank: string;
let payer: string;
const ids: Record<string, string> = {};

const account = (name: string) => ({ bank, accountName: name, accountNumber: '00120034' });
const begin = async (month: string): Promise<string> => {
  await world.closeMonth(month, Object.fromEntries(Object.values(ids).map((id) => [id, {}])));
  return world.generate(world.admin, month);
};
const sheetOf = async (month: string, name: string): Promise<string> =>
  String((await world.sheets(month, `&employeeId=${ids[name]}`))[0]?.['_id']);
const pay = (client: Client, run: string, given: object = {}) =>
  client.post('/salary/salary-paid', { run, reason: lookedAt, ...given });
const make = (client: Client, run: string, method: string) =>
  client.post('/salary/bank-batch', { run, method, payingAccount: payer });
/** Who is in which batch of a run, in the order in which they were made. */
const sent = async (run: string) =>
  (
    await sql<{ method: string; names: string[] }>`select batch.method,
        array_agg(employee.name order by employee.name) as names
      from bank_batch as batch join bank_batch_line as line on line.batch_id = batch.id
        join employee on employee.id = line.employee_id
      where batch.run_id = ${run} group by batch.id order by batch.number`.execute(
      world.test.database.db,
    )
  ).rows.map(({ method, names }) => [method, ...names]);

beforeAll(async () => {
  world = await makePay();
  bank = await makeBank(world, 'Sonali Bank');
  for (const name of ['Habib', 'Kamal', 'Mina', 'Rahim']) {
    const { id } = await world.person({ name });
    ids[name] = id;
    await world.salary(id, '20000.00', '2025-01-01');
    if (name !== 'Mina')
      await setPayment(world, id, name === 'Kamal' ? 'Wallet' : 'Bank', account(name));
  }
  const own = { name: 'Main', concernCompany: world.house.padma, bank, accountNumber: '1' };
  payer = made(await world.admin.post('/paying-account', own), 'data._id');
});
afterAll(() => world.close());

it('whoever was paid by hand is not sent with one who is let go weeks later', async () => {
  const month = '2025-01';
  const run = await begin(month);
  const held = await sheetOf(month, 'Habib');
  await world.hr.post(`/salary/${held}/hold`, { reason: 'Papers are missing' });
  const first = await pay(world.hr, run, { payingAccount: payer });
  expect(first.body).toMatchObject({ data: { people: 3, batches: 2 } });
  await setPayment(world, ids['Mina'] ?? '', 'Bank', account('Mina'));
  await world.hr.post(`/salary/${held}/release`);
  const later = await pay(world.hr, run, { salarySheets: [held], payingAccount: payer });
  expect(later.body).toMatchObject({ data: { people: 1, batches: 1 } });
  expect(await sent(run)).toEqual([
    ['Bank', 'Rahim'],
    ['Wallet', 'Kamal'],
    ['Bank', 'Habib'],
  ]);
});

it('whoever changed pay that another paid sends it neither by paying others nor by itself', async () => {
  const month = '2025-02';
  const run = await begin(month);
  const kamals = await sheetOf(month, 'Kamal');
  const line = { component: world.components['Basic'], amount: '90000.00', reason: 'A gift' };
  expect((await world.hr.put(`/salary/${kamals}/line`, line)).status).toBe(200);
  expect((await pay(world.payroll, run, { salarySheets: [kamals] })).status).toBe(200);
  const rest = await pay(world.hr, run, { payingAccount: payer });
  expect(rest.body).toMatchObject({ data: { people: 3, batches: 1 } });
  expect(await sent(run)).toEqual([['Bank', 'Habib', 'Mina', 'Rahim']]);
  expect(statusAndCode(await make(world.hr, run, 'Wallet'))).toEqual([409, 'pay.four-eyes']);
  expect((await make(world.payroll, run, 'Wallet')).status).toBe(200);
});

it('whoever changed a line of one sends the others, of whom they changed none', async () => {
  const month = '2025-03';
  const run = await begin(month);
  const kamals = await sheetOf(month, 'Kamal');
  const line = { component: world.components['Basic'], amount: '90000.00', reason: 'A gift' };
  expect((await world.hr.put(`/salary/${kamals}/line`, line)).status).toBe(200);
  expect((await pay(world.payroll, run)).status).toBe(200);
  const batch = await make(world.hr, run, 'Bank');
  expect(batch.body).toMatchObject({ data: { people: 3 } });
});

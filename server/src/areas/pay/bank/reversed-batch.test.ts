import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { transaction } from '../../../platform/db/transaction.ts';
import type { Reply } from '../../../testing/client.ts';
import { made } from '../../../testing/people/make-house.ts';
import { statusAndCode } from '../../../testing/people/make-leave.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { makeBank, setPayment } from '../../../testing/people/pay-accounts.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';

/** What was paid goes out once: not by a batch that is cancelled, and not what was taken back. */
let world: PayWorld;
let payer: string;
let month: string;
let runId: string;
let batchId: string;
let round = 0;
const people: string[] = [];
const csv = '018f0000-0000-7000-8000-000000000102';

const make = () =>
  world.hr.post('/salary/bank-batch', { run: runId, method: 'Bank', payingAccount: payer });
const cancel = (client = world.hr) =>
  client.post(`/salary/bank-batch/${batchId}/take-back`, { reason: 'The bank refused it' });
const download = () => world.hr.get(`/salary/bank-batch/${batchId}/file?template=${csv}`);
const listed = async () => (await world.hr.get('/salary/bank-batch/data')).at('data.0.reversed');

async function askReversal(employeeId: string | undefined): Promise<string> {
  const [sheet] = await world.sheets(month, `&employeeId=${employeeId}`);
  const given = { salarySheets: [sheet?.['_id']], reason: 'He had left' };
  return made(await world.payroll.post(`/salary/run/${runId}/reverse`, given), 'data._id');
}
const agree = (id: string) => world.hr.post(`/salary/reversal/${id}/approve`, {});
const downloads = async () => {
  const found = await sql`select 1 from audit_entry where action = 'bank-batch.download'
    and record_id = ${batchId}`.execute(world.test.database.db);
  return found.rows.length;
};
/** The file is asked for while someone who holds the run changes something and is not done yet. */
async function downloadDuring(change: ReturnType<typeof sql>): Promise<Reply> {
  const { db } = world.test.database;
  const [go, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = transaction(db, async (tx) => {
    await sql`select 1 from salary_run where id = ${runId} for update`.execute(tx);
    await change.execute(tx);
    held.resolve();
    await go.promise;
  });
  await held.promise;
  const asked = download();
  const waits = async () => {
    const found = await sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'
      and datname = current_database()`.execute(db);
    return found.rows.length > 0;
  };
  try {
    await expect.poll(waits).toBe(true);
  } finally {
    go.resolve();
    await slow;
  }
  return asked;
}

beforeAll(async () => {
  world = await makePay();
  const bank = await makeBank(world, 'Sonali Bank');
  for (const name of ['Rahim', 'Karim', 'Salma']) {
    const { id } = await world.person({ name });
    people.push(id);
    await world.salary(id, '20000.00', '2025-01-01');
    await setPayment(world, id, 'Bank', { bank, accountName: name, accountNumber: '00120034' });
  }
  const account = { name: 'Main', concernCompany: world.house.padma, bank, accountNumber: '1' };
  payer = made(await world.admin.post('/paying-account', account), 'data._id');
});
afterAll(() => world.close());

beforeEach(async () => {
  round += 1;
  month = `2025-0${round}`;
  await world.closeMonth(month, Object.fromEntries(people.map((id) => [id, {}])));
  runId = await world.generate(world.payroll, month);
  await world.hr.post('/salary/salary-paid', { run: runId, reason: lookedAt });
  batchId = made(await make(), 'data._id');
});

it('as long as someone in it was taken back it has no file; made again it has the others', async () => {
  const asked = await askReversal(people[0]);
  expect([(await download()).status, await listed()], 'only asked for').toEqual([200, '0']);
  expect((await agree(asked)).status).toBe(200);
  const refused = await download();
  expect(statusAndCode(refused)).toEqual([422, 'pay.batch-reversed']);
  expect(refused.text).toContain('1 of its 3 payslips');
  expect([await downloads(), await listed()]).toEqual([1, '1']);
  expect((await world.hr.get(`/salary/bank-batch/${batchId}`)).at('data.reversed')).toBe('1');
  expect((await cancel()).status).toBe(200);
  batchId = made(await make(), 'data._id');
  const file = await download();
  expect([file.status, await listed()]).toEqual([200, '0']);
  expect(file.text).not.toContain('Rahim');
  expect(file.text).toContain('Karim');
});

it('a month that was taken back as a whole leaves a batch that can only be cancelled', async () => {
  for (const id of people) await agree(await askReversal(id));
  expect((await world.hr.get(`/salary/run/${runId}`)).at('data.status')).toBe('Reversed');
  expect(statusAndCode(await download())).toEqual([422, 'pay.batch-reversed']);
  expect((await cancel()).status).toBe(200);
  expect(statusAndCode(await make())).toEqual([422, 'pay.nothing-to-send']);
});

it('whoever generated a month does not cancel its batches either', async () => {
  expect(statusAndCode(await cancel(world.payroll))).toEqual([409, 'pay.four-eyes']);
  expect((await download()).status).toBe(200);
});

it('a batch that is being cancelled hands no file out', async () => {
  const gone = sql`delete from bank_batch where id = ${batchId}`;
  expect((await downloadDuring(gone)).status).toBe(404);
  expect(await downloads()).toBe(0);
});

it('what is taken back while the file is made does not go out', async () => {
  const reversed = sql`update salary_sheet set state = 'Reversed' where run_id = ${runId}`;
  expect(statusAndCode(await downloadDuring(reversed))).toEqual([422, 'pay.batch-reversed']);
  expect(await downloads()).toBe(0);
});

it('of cancelling and many downloads at once, a file that left is in the log', async () => {
  const [gone, ...files] = await Promise.all([cancel(), ...Array.from({ length: 12 }, download)]);
  expect(gone.status).toBe(200);
  expect(files.every(({ status }) => status === 200 || status === 404)).toBe(true);
  expect(await downloads()).toBe(files.filter(({ status }) => status === 200).length);
});

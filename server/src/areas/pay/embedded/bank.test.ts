import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { made } from '../../../testing/people/make-house.ts';
import { lookedAt } from '../../../testing/people/looked-at.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectPaidStays } from '../../../testing/people/paid-stays.ts';
import { makeBank, setPayment } from '../../../testing/people/pay-accounts.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-bank-'));
let database: Database;
let world: PayWorld;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'migrated') });
  world = await makePay({ database });
});
afterAll(async () => {
  await world.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('what was paid stays on the embedded database, too', () => expectPaidStays(world));

it('what was paid is sent once on the embedded database, and its file is the same', async () => {
  const month = '2026-03';
  const bank = await makeBank(world, 'Sonali Bank');
  const sent = (await world.person({ joinedOn: '2026-01-01' })).id;
  const missing = (await world.person({ joinedOn: '2026-01-01' })).id;
  await setPayment(world, sent, 'Bank', { bank, accountName: 'Rahim', accountNumber: '0012' });
  for (const id of [sent, missing]) await world.salary(id, '31000.50', '2026-01-01');
  await world.closeMonth(month, { [sent]: {}, [missing]: {} });
  const run = await world.generate(world.payroll, month);
  made(await world.hr.post('/salary/salary-paid', { run, reason: lookedAt }), 'data.people');
  const account = { name: 'Main', concernCompany: world.house.padma, bank, accountNumber: '9' };
  const payingAccount = made(await world.admin.post('/paying-account', account), 'data._id');
  const replies = await Promise.all(
    Array.from({ length: 6 }, () =>
      world.hr.post('/salary/bank-batch', { run, method: 'Bank', payingAccount }),
    ),
  );
  const [batch, ...more] = replies.filter(({ status }) => status === 200);
  expect(more).toEqual([]);
  expect((await world.hr.get(`/salary/get-bank-sheet?month=${month}`)).body).toMatchObject({
    totals: {
      bank: { people: 1, net: '31000.50' },
      missingAccount: { people: 1, net: '31000.50' },
      total: { people: 2, net: '62001.00' },
    },
  });
  const template = '018f0000-0000-7000-8000-000000000102';
  const file = await world.hr.get(
    `/salary/bank-batch/${batch?.at('data._id')}/file?template=${template}`,
  );
  expect(file.text.trim().split('\n')[1]).toMatch(/^1,.*,Rahim,0012,Sonali Bank,,,31000\.50$/);
});

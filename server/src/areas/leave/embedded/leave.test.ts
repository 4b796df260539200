import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Account, openSession } from '../../../platform/session/sessions.ts';
import { Client } from '../../../testing/client.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { dayClock } from '../../../testing/clocks/day-clock.ts';
import { applied, asked, balanceOf, own } from '../../../testing/people/make-leave.ts';
import { made } from '../../../testing/people/make-house.ts';
import { makePeople } from '../../../testing/people/make-people.ts';
import { testFiles } from '../../../testing/files/test-files.ts';
import { testHouse, testSettings } from '../../../testing/people/test-house.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-leave-'));
const clock = dayClock('2026-03-02T06:00:00.000Z');
let database: Database;
let enter: (account: Account) => Promise<Client>;
beforeAll(async () => {
  const dataDir = newDataFolder(path.join(folder, 'data'), 'migrated');
  database = await openDatabase({ dataDir });
  const app = buildApp({
    database,
    clock,
    house: testHouse,
    settings: testSettings(),
    logLevel: 'silent',
    trustProxy: false,
    secure: false,
    pagesFolder: folder,
    stopping: () => false,
    files: await testFiles(database.db, { clock }),
  });
  const from = { address: null, agent: null };
  enter = async (account) =>
    new Client(
      app,
      await transaction(database.db, (tx) => openSession(tx, account, from, clock.now())),
    );
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('leave is asked for, agreed to and cancelled on the one connection, twenty at once', async () => {
  const people = makePeople(database.db, clock);
  const joinedOn = '2020-01-15';
  const bossId = await people.newPerson({ joinedOn });
  const workerId = await people.newPerson({ joinedOn, managerId: bossId });
  const [admin, boss, worker] = [
    await enter({ kind: 'user', id: await people.newUser() }),
    await enter({ kind: 'employee', id: bossId }),
    await enter({ kind: 'employee', id: workerId }),
  ];
  const body = {
    fullName: 'Annual',
    shortName: 'AL',
    yearlyDays: 7,
    sandwich: 'both',
    proRata: 'No',
  };
  const kind = made(await admin.post('/leave-type', body), 'leaveType._id');
  const id = await applied(worker, asked(kind, '2026-03-12', '2026-03-15'));
  const agreed = await boss.put(`${own}/review/${id}`, { status: 'Approved' });
  expect(agreed.at('data.approvedDays'), agreed.text).toBe('4');
  expect(await balanceOf(worker, kind)).toMatchObject({ usedDays: 4, remainingDays: 3 });
  expect((await worker.delete(`${own}/${id}`)).status).toBe(200);
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      worker.post(own, asked(kind, `2026-06-${String(at + 1).padStart(2, '0')}`)),
    ),
  );
  for (const { status, text } of replies) expect([200, 409, 422], text).toContain(status);
  const { pendingDays, remainingDays } = await balanceOf(worker, kind);
  expect(pendingDays).toBeLessThanOrEqual(7);
  expect(remainingDays).toBe(7);
  const month = await worker.get('/holidays/get-holidays-for-calendar?month=2026-03');
  expect(month.body).toEqual({ data: [] });
});

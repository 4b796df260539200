import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../db/database.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { dayClock } from '../../../testing/clocks/day-clock.ts';
import { pdfPages, printed } from '../../../testing/files/documents.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { made } from '../../../testing/people/make-house.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-documents-'));
const clock = dayClock('2026-03-02T06:00:00.000Z');
let database: Database;
let test: TestApp;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'migrated') });
  test = await makeApp({ database, clock });
});
afterAll(async () => {
  await test.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('many are printed on the one connection while others are served', async () => {
  const admin = await test.as('admin');
  const body = { fullName: 'Annual', shortName: 'AL', yearlyDays: 12, chain: ['hr'] };
  made(await admin.post('/leave-type', body), 'leaveType._id');
  for (let count = 0; count < 30; count += 1)
    await test.newPerson({ name: `Person ${count}`, joinedOn: '2020-01-15' });
  const printing = printed({ test, clock }, admin, '/leave-balance/statement', {});
  const beside = await Promise.all(
    Array.from({ length: 10 }, () => admin.get('/designation/data?limit=1')),
  );
  expect(beside.map(({ status }) => status)).toEqual(beside.map(() => 200));
  const pages = await pdfPages((await printing).content);
  expect(pages.length).toBeGreaterThanOrEqual(30);
  for (const page of pages) expect(page).toMatch(/Annual\s+0\s+\d+(\.\d+)?\s/);
});

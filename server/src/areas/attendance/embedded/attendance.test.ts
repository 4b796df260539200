import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock as clock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { makePeople } from '../../../testing/people/make-people.ts';
import { runJob } from '../../../testing/processes/run-job.ts';
import { testSettings } from '../../../testing/people/test-house.ts';
import { takePunches } from '../devices/take-punches.ts';
import { keepUpJob } from '../judging/keep-up-job.ts';
import { recomputeJob } from '../judging/recompute-job.ts';
import { todayInDhaka } from '../../../testing/clocks/in-dhaka.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-attendance-'));
let database: Database;
beforeAll(async () => {
  const dataDir = newDataFolder(path.join(folder, 'data'), 'migrated');
  database = await openDatabase({ dataDir });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('punches become days on the embedded database as on a server', async () => {
  const { db } = database;
  const parts = { db, clock };
  const id = await makePeople(db, clock).newPerson({ number: 'E-1', joinedOn: '2020-01-01' });
  const settings = testSettings();
  await runJob(keepUpJob(settings), {}, parts);
  const day = addDays(todayInDhaka(), -3);
  const punches = ['03:00', '12:00'].map((time) => ({
    number: 'e-1',
    at: `${day}T${time}:00.000Z`,
    direction: null,
  }));
  const source = { source: 'device', deviceId: null } as const;
  const take = () => transaction(db, (tx) => takePunches(tx, punches, source, clock));
  expect(await take()).toMatchObject({ taken: 2, known: 0 });
  expect(await take()).toMatchObject({ taken: 0, known: 2 });
  const told = await runJob(
    recomputeJob(settings),
    { from: day, until: day, employeeIds: null },
    parts,
  );
  expect(told.length).toBeGreaterThan(0);
  await runJob(keepUpJob(settings), {}, parts);
  const kept = await sql<{ day: string; worked: number }>`select day, worked from attendance_day
    where employee_id = ${id} order by day`.execute(db);
  expect(kept.rows.map((row) => row.day)).toEqual([0, 1, 2, 3].map((on) => addDays(day, on)));
  expect(kept.rows[0]?.worked).toBe(540);
});

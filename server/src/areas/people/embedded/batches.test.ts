import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemClock as clock } from '../../../platform/clock.ts';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { startJobs } from '../../../platform/jobs/engine.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';
import { testFiles } from '../../../testing/files/test-files.ts';
import { stageRows } from '../../../platform/sheets/batches/stage.ts';
import type { NewSheetRow } from '../../../platform/sheets/rules/sheet-row.ts';
import { peopleSheet } from '../batches/people-sheet.ts';
import { batchJobs } from '../batches/jobs/batch-jobs.ts';
import { inDhaka, todayInDhaka } from '../../../testing/clocks/in-dhaka.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-batches-'));
let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'demo') });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const nobodyListens = async (): Promise<void> => undefined;

/** The whole way on the one connection, by the real workers: what is right is applied, the rest stays. */
it('rows that apply themselves are checked and applied, and wrong ones are left aside', async () => {
  const { db } = database;
  const { store } = await testFiles(db, { clock });
  const today = todayInDhaka();
  const someone = await db
    .selectFrom('employee')
    .innerJoin('designation', 'designation.id', 'employee.designation_id')
    .innerJoin('department', 'department.id', 'employee.department_id')
    .select(['employee.id', 'employee.number', 'designation.name', 'department.id as department'])
    .where('employee.status', '=', 'Confirmed')
    .executeTakeFirstOrThrow();
  const engine = await startJobs({
    database,
    clock,
    jobs: batchJobs({ now: inDhaka, tell: nobodyListens, store }),
    log: () => undefined,
  });
  const post = { designationId: someone.name, departmentId: someone.department };
  const rows: NewSheetRow[] = [
    { row: 2, cells: { number: someone.number, religion: 'Of the feed' } },
    { row: 3, cells: { name: 'Fed', joinedOn: today, ...post, lineManagerId: someone.number } },
    { row: 4, cells: { number: 'NOBODY-1', religion: 'None' } },
  ];
  const title = 'Feed';
  const sync = {
    kind: 'sync',
    title,
    effectiveFrom: today,
    acting: null,
    appliesItself: true,
  } as const;
  const id = await transaction(db, (tx) => stageRows(tx, peopleSheet, sync, rows, { clock }));
  const batch = () =>
    db
      .selectFrom('sheet_batch')
      .select(['state', 'failure', 'new_rows', 'changed_rows', 'faulty_rows'])
      .where('id', '=', id)
      .executeTakeFirst();
  await expect
    .poll(batch)
    .toEqual({ state: 'Applied', failure: null, new_rows: 1, changed_rows: 1, faulty_rows: 1 });
  await engine.stop();
  const added = await db
    .selectFrom('employee')
    .select(['number', 'line_manager_id', 'status'])
    .where('name', '=', 'Fed')
    .execute();
  expect(added).toEqual([
    {
      number: expect.stringMatching(/^EMP-\d+$/),
      line_manager_id: someone.id,
      status: 'Probation',
    },
  ]);
});

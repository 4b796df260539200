import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { batchJobs } from '../server/src/areas/people/batches/jobs/batch-jobs.ts';
import { peopleSheet } from '../server/src/areas/people/batches/people-sheet.ts';
import { loadDemo } from '../server/src/demo/demo.ts';
import { systemClock as clock } from '../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import type { Job } from '../server/src/platform/jobs/job.ts';
import { perform } from '../server/src/platform/jobs/run.ts';
import { stageRows } from '../server/src/platform/sheets/batches/stage.ts';
import type { NewSheetRow } from '../server/src/platform/sheets/rules/sheet-row.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { testFiles } from '../server/src/testing/files/test-files.ts';
import { inDhaka, todayInDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

/**
 * An import of 10,000 new people on each database. The one transaction that writes all of them is told
 * apart: on the embedded database everyone waits for it.
 */
const count = Number(process.argv[2] ?? 10_000);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(2)} s`;

const rowOf = (at: number, post: object): NewSheetRow => ({
  row: at + 2,
  cells: {
    number: `IMP-${at}`,
    name: `Imported Person ${at}`,
    joinedOn: '2026-01-05',
    email: `imported${at}@example.net`,
    phone: `+88017${String(at).padStart(8, '0')}`,
    gender: 'Female',
    religion: 'Islam',
    nationalId: String(7_000_000_000 + at),
    ...post,
  },
});

/** Says how long the publishing of a job took. */
const watched = (job: Job): Job => ({
  ...job,
  handle: (run) =>
    job.handle({
      ...run,
      publish: (work) =>
        run.publish(async (tx) => {
          const since = performance.now();
          const done = await work(tx);
          console.log(`    in one transaction: ${seconds(since)}`);
          return done;
        }),
    }),
});

async function runAll({ db }: Database, jobs: ReadonlyMap<string, Job>): Promise<void> {
  for (;;) {
    const waiting = await db
      .selectFrom('job')
      .select(['id', 'kind'])
      .where('kind', 'like', 'people.batch-%')
      .where('finished_at', 'is', null)
      .executeTakeFirst();
    if (!waiting) return;
    const since = performance.now();
    const running = { db, clock, jobs, log: console.log };
    await perform(running, waiting.id, new AbortController().signal);
    console.log(`  ${waiting.kind}: ${seconds(since)}`);
  }
}

async function measure(database: Database): Promise<void> {
  const { db } = database;
  await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
  await loadDemo(db, clock);
  const { store } = await testFiles(db, { clock });
  const parts = { now: inDhaka, tell: async () => undefined, store };
  const jobs = new Map(batchJobs(parts).map((job) => [job.kind, watched(job)]));
  const someone = await db
    .selectFrom('employee')
    .select(['designation_id as designationId', 'department_id as departmentId', 'number'])
    .where('status', '=', 'Confirmed')
    .executeTakeFirstOrThrow();
  const { number, ...place } = someone;
  const rows = Array.from({ length: count }, (_, at) =>
    rowOf(at, { ...place, lineManagerId: number }),
  );
  const today = todayInDhaka();
  const batch = { kind: 'sync', title: 'Import', effectiveFrom: today, acting: null } as const;
  await transaction(db, (tx) =>
    stageRows(tx, peopleSheet, { ...batch, appliesItself: true }, rows, { clock }),
  );
  await runAll(database, jobs);
  await database.close();
}

const postgres = await startPostgres();
const folder = mkdtempSync(path.join(tmpdir(), 'muster-import-'));
try {
  console.log(`${count} new people on PostgreSQL`);
  const databaseUrl = await postgres.createDatabase('import');
  await measure(await openDatabase({ databaseUrl, dataDir: '' }));
  console.log(`${count} new people on the embedded database`);
  await measure(await openDatabase({ dataDir: path.join(folder, 'data') }));
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { differencesOf, gateOf, type GateRun } from '../server/src/areas/pay/gate/gate-source.ts';
import type { Terms } from '../server/src/areas/pay/rules/inputs.ts';
import { generateJob } from '../server/src/areas/pay/runs/generate-job.ts';
import { keepDifferences } from '../server/src/areas/pay/store/gate/keep-differences.ts';
import { findRunBefore } from '../server/src/areas/pay/store/gate/run-before.ts';
import { nextFigures } from '../server/src/areas/pay/store/runs.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { databaseCpu } from './database-cpu.ts';
import { newAttempt } from './payroll-attempt.ts';
import { at, closeMonth, concernId, fillCompany, payMonth } from './payroll-company.ts';

/**
 * Why everyone's pay is not what it was the month before, found anew and read, beside generating the month, on a server
 * and on the embedded database: npm run bench -- pay-gate 10000
 */
const size = Number(process.argv[2] ?? 10_000);
const months = ['2026-08', '2026-09'];
/** As many as are explained in one statement. */
const together = 2000;

interface Row {
  readonly runId: string;
  readonly terms: Terms;
}

async function measure(database: Database, cpu: () => number): Promise<void> {
  const { db } = database;
  await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
  await fillCompany(db, size);
  const pace = { givesWay: database.kind === 'embedded' };
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const [began, used] = [performance.now(), cpu()];
    await work();
    const took = performance.now() - began;
    console.log(
      `${database.kind}, ${size} people: ${what} in ${took.toFixed(0)} ms` +
        (database.kind === 'server'
          ? `, ${(cpu() - used).toFixed(0)} ms of the database's CPU`
          : ''),
    );
  };
  let attemptId = '';
  for (const month of months) {
    await closeMonth(db, month);
    await sql`analyze`.execute(db);
    attemptId = await newAttempt(db, month);
    const parts = { db: database.patient, clock: { now: () => at } };
    await timed(`${month} generated`, () => runJob(generateJob(pace), { attemptId }, parts));
    if (month === months[0]) await payMonth(db, month);
  }
  await sql`analyze`.execute(db);
  const found = await sql<Row>`select run_id as "runId", terms from salary_attempt
    where id = ${attemptId}`.execute(db);
  const { runId = '', terms } = found.rows[0] ?? {};
  const month = months.at(-1) ?? '';
  if (!terms) throw new Error('the month was generated');
  const given = { attemptId, runId, concernId, terms };
  await sql`delete from pay_difference where attempt_id = ${attemptId}`.execute(db);
  await timed('every difference explained', async () => {
    let after: string | null = null;
    for (;;) {
      const ids: string[] = await nextFigures(db, { concernId, month }, after, together);
      if (ids.length === 0) return;
      await transaction(db, (tx) => keepDifferences(tx, given, ids));
      after = ids.at(-1) ?? null;
    }
  });
  const before = await findRunBefore(db, { concernId, month });
  const run: GateRun = {
    id: runId,
    concernId,
    month,
    from: terms.from,
    until: terms.until,
    before,
  };
  await sql`analyze`.execute(db);
  await timed('causes and checks read', () =>
    sql`with ${gateOf(run)} select (select count(*) from caused), (select count(*) from checked)`.execute(
      db,
    ),
  );
  await timed('what is to be looked at found', () =>
    sql`with ${differencesOf(run)} select count(*) from open`.execute(db),
  );
  await database.close();
}

const postgres = await startPostgres({ fsync: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-gate-'));
try {
  const databaseUrl = await postgres.createDatabase('gate');
  const cpu = await databaseCpu(databaseUrl);
  await measure(await openDatabase({ databaseUrl, dataDir: '' }), cpu);
  await measure(await openDatabase({ dataDir }), () => 0);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

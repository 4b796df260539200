import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { findBooked } from '../server/src/areas/pay/journal/booked-in-slices.ts';
import { isBookedOf } from '../server/src/areas/pay/journal/journal-store.ts';
import { generateJob } from '../server/src/areas/pay/runs/generate-job.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { longestHold } from './longest-hold.ts';
import { newAttempt } from './payroll-attempt.ts';
import { at, closeMonth, concernId, fillCompany, payMonth } from './payroll-company.ts';

/**
 * The journal of a paid month, of which a twentieth was in two departments, on a server and on the embedded database:
 * npm run bench -- journal 10000
 */
const size = Number(process.argv[2] ?? 10_000);
const month = '2026-09';
const other = '018f0000-0000-7000-8000-0000000000d2';

async function measure(database: Database): Promise<void> {
  const { db } = database;
  await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
  await fillCompany(db, size);
  await sql`insert into department (id, name, concern_id, grams, version, created_at, updated_at)
    values (${other}, 'Store', ${concernId}, '{}', 1, ${at}, ${at})`.execute(db);
  await sql`insert into employment_period (id, employee_id, from_date, changed, cause, designation_id,
      department_id, status, created_at)
    select gen_random_uuid(), employee_id, '2026-09-16', '{}', 'sync', designation_id, ${other}, status, ${at}
    from employment_period where hashtext(employee_id::text) % 20 = 0`.execute(db);
  await closeMonth(db, month);
  await sql`analyze`.execute(db);
  const pace = { givesWay: database.kind === 'embedded' };
  const attemptId = await newAttempt(db, month);
  await runJob(
    generateJob(pace),
    { attemptId },
    { db: database.patient, clock: { now: () => at } },
  );
  await payMonth(db, month);
  const { rows } = await sql<{ id: string; parted: number }>`select run_id as id,
      (select count(distinct employee_id)::int from sheet_department) as parted
    from salary_attempt where id = ${attemptId}`.execute(db);
  const [run] = rows;
  const longest = longestHold(database);
  for (const turn of ['first', 'analysed', 'again']) {
    if (turn === 'analysed') await sql`analyze`.execute(db);
    longest();
    const began = performance.now();
    const { people, sums } = await findBooked(db, isBookedOf(run?.id ?? ''));
    console.log(
      `${database.kind}, ${turn}: ${people} people (${run?.parted} in two departments), ` +
        `${sums.length} sums in ${(performance.now() - began).toFixed(0)} ms, ` +
        `no statement longer than ${longest().toFixed(0)} ms`,
    );
  }
  await database.close();
}

const postgres = await startPostgres({ fsync: true });
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-journal-'));
try {
  const databaseUrl = await postgres.createDatabase('journal');
  await measure(await openDatabase({ databaseUrl, dataDir: '' }));
  await measure(await openDatabase({ dataDir }));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { generateJob } from '../server/src/areas/pay/runs/generate-job.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import type { Db } from '../server/src/platform/db/transaction.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { newAttempt } from './payroll-attempt.ts';
import { at, closeMonth, fillCompany, payMonth } from './payroll-company.ts';
import { withOthers } from './payroll-others.ts';

/**
 * The pay of a month for companies of several sizes, with five paid months before it, beside a bare insert of the
 * very same rows in the same run, and what others notice of it; the smallest company on the embedded database too:
 * npm run bench -- payroll 10000 100000
 */
const given = process.argv.slice(2).map(Number);
const sizes = given.length > 0 ? given : [10_000];
const clock = { now: () => at };
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09'];

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return (performance.now() - began) / 1000;
};

/** The rows of an attempt once more, under another: what writing them takes by itself. */
async function bare(db: Db, from: string): Promise<void> {
  const to = randomUUID();
  await sql`insert into salary_attempt select ${to}, run_id, 'Dropped', terms, job_id, asked_by_kind,
    asked_by_id, created_at from salary_attempt where id = ${from}`.execute(db);
  for (const table of ['salary_input', 'salary_sheet', 'salary_line']) {
    const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> 'attempt_id'
      order by attnum`.execute(db);
    const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
    await sql`insert into ${sql.table(table)} (attempt_id, ${columns})
      select ${to}, ${columns} from ${sql.table(table)} where attempt_id = ${from}`.execute(db);
  }
}

/** How long the calculation of a closed month takes. */
async function calculate(database: Database, attemptId: string): Promise<number> {
  const pace = { givesWay: database.kind === 'embedded' };
  return seconds(() => runJob(generateJob(pace), { attemptId }, { db: database.patient, clock }));
}
/** Months are weeks apart: by then a server has long written and tidied what the one before left behind. */
async function letWeeksPass({ db, kind }: Database): Promise<void> {
  await sql`analyze salary_sheet`.execute(db);
  if (kind === 'embedded') return;
  await sql`vacuum (analyze)`.execute(db);
  await sql`checkpoint`.execute(db);
}
async function close(database: Database, month: string): Promise<string> {
  const { db } = database;
  await closeMonth(db, month);
  await letWeeksPass(database);
  return newAttempt(db, month);
}

async function measure(database: Database, size: number): Promise<number> {
  const { db } = database;
  await fillCompany(db, size);
  for (const month of months) {
    await calculate(database, await close(database, month));
    await payMonth(db, month);
  }
  const attempt = await close(database, '2026-10');
  const generated = await calculate(database, attempt);
  await letWeeksPass(database);
  const floor = await seconds(() => bare(database.patient, attempt));
  const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from salary_line
    where attempt_id = ${attempt}`.execute(db);
  const memory = process.resourceUsage().maxRSS / 2 ** 10;
  console.log(
    `${size} people, ${database.kind}: generated in ${generated.toFixed(2)} s (${rows[0]?.lines} lines), ` +
      `${(generated / floor).toFixed(1)} x the bare insert of the same rows (${floor.toFixed(2)} s); ` +
      `at most ${memory.toFixed(0)} MB in this process`,
  );
  const next = await close(database, '2026-11');
  await withOthers(database, () => calculate(database, next));
  return generated;
}

async function measured(database: Database, size: number): Promise<number> {
  await migrate(database.db, path.join(import.meta.dirname, '../server/migrations'));
  const taken = await measure(database, size);
  await database.close();
  return taken;
}

// what docs/operations.md asks of a server for so many people
const settings = ['shared_buffers=2GB', 'max_wal_size=8GB', 'checkpoint_timeout=15min'];
const postgres = await startPostgres({ fsync: true, settings });
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-payroll-'));
try {
  const taken: number[] = [];
  for (const size of sizes) {
    const databaseUrl = await postgres.createDatabase(`payroll_${size}`);
    taken.push(await measured(await openDatabase({ databaseUrl, dataDir: '' }), size));
  }
  const [first, last] = [taken[0], taken.at(-1)];
  if (first && last && taken.length > 1)
    console.log(`from ${sizes[0]} to ${sizes.at(-1)}: ${(last / first).toFixed(1)} x as long`);
  await measured(await openDatabase({ dataDir }), Math.min(...sizes));
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

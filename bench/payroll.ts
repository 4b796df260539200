import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { sql } from 'kysely';
import { generateJob } from '../server/src/areas/pay/runs/generate-job.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import type { Db } from '../server/src/platform/db/transaction.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { runJob } from '../server/src/testing/processes/run-job.ts';
import { newAttempt } from './payroll-attempt.ts';
import { at, closeMonth, fillCompany } from './payroll-company.ts';

/**
 * The pay of a month for companies of several sizes, with five months before it, beside a bare insert of the very
 * same rows in the same run: npm run bench -- payroll 10000 100000
 */
const sizes = process.argv.slice(2).map(Number);
const clock = { now: () => at };
const months = ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'];

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

async function measure(database: Database, size: number): Promise<number> {
  const { db } = database;
  await fillCompany(db, size);
  let generated = 0;
  let attempt = '';
  for (const month of months) {
    await closeMonth(db, month);
    attempt = await newAttempt(db, month);
    const given = { attemptId: attempt };
    generated = await seconds(() => runJob(generateJob(), given, { db: database.patient, clock }));
    await sql`analyze salary_sheet`.execute(db);
  }
  const floor = await seconds(() => bare(database.patient, attempt));
  const { rows } = await sql<{ lines: number; net: bigint }>`select count(*)::int as lines,
    sum(amount)::bigint as net from salary_line where attempt_id = ${attempt}`.execute(db);
  const memory = process.memoryUsage().rss / 2 ** 20;
  console.log(
    `${size} people: generated in ${generated.toFixed(2)} s (${rows[0]?.lines} lines), ` +
      `${(generated / floor).toFixed(1)} x the bare insert of the same rows (${floor.toFixed(2)} s); ` +
      `${memory.toFixed(0)} MB in this process`,
  );
  return generated;
}

const postgres = await startPostgres({ fsync: true });
try {
  const taken: number[] = [];
  for (const size of sizes.length > 0 ? sizes : [10_000]) {
    const url = await postgres.createDatabase(`payroll_${size}`);
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    await migrate(database.db, path.join(import.meta.dirname, '../server/migrations'));
    taken.push(await measure(database, size));
    await database.close();
  }
  const [first, last] = [taken[0], taken.at(-1)];
  if (first && last && taken.length > 1)
    console.log(`from ${sizes[0]} to ${sizes.at(-1)}: ${(last / first).toFixed(1)} x as long`);
} finally {
  await postgres.stop();
}

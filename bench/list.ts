import path from 'node:path';
import { sql } from 'kysely';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import { openSession } from '../server/src/platform/session/sessions.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { load, type Measured } from './load.ts';

/**
 * The lists of designations and users with 1,000 to 100,000 rows: the server's own CPU per request
 * must hardly grow, and stay near a bare handler that runs the bare SQL, measured in the same run.
 */
const asked = process.argv.slice(2).map(Number);
const sizes = asked.length > 0 ? asked : [1000, 10_000, 100_000];
const at = '2026-01-01T00:00:00.000Z';
const adminId = '0193a1b2-0000-7000-8000-000000000001';

const gramsOf = (
  text: string,
) => sql`(select array_agg(distinct substr(lower(${sql.raw(text)}), first, size))
  from generate_series(1, char_length(${sql.raw(text)})) as first, generate_series(1, 3) as size
  where first + size - 1 <= char_length(${sql.raw(text)}))`;

async function fill({ db }: Database, rows: number): Promise<void> {
  await sql`insert into user_account (id, email, name, user_role, password_hash, password_changed_at,
      version, created_at, updated_at)
    values (${adminId}, 'bench@example.com', 'Bench', 'ADMIN', '-', ${at}, 1, ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into designation (id, name, grade, role_key, grams, version, created_at, updated_at)
    select gen_random_uuid(), name, 'G' || number % 20,
      case when number % 1000 = 0 then 'Head of Sales' end, ${gramsOf('name')}, 1, ${at}, ${at}
    from (select number, 'Designation ' || md5(number::text) as name
      from generate_series(1, ${rows}::int) as number) as made`.execute(db);
  await sql`insert into user_account (id, email, name, user_role, password_hash, password_changed_at,
      version, created_at, updated_at)
    select gen_random_uuid(), 'user' || number || '@example.com', 'User ' || md5(number::text),
      (array['HR', 'PAYROLL', 'RECRUITER'])[number % 3 + 1], '-', ${at}, 1, ${at}, ${at}
    from generate_series(1, ${rows}::int) as number`.execute(db);
  await sql`vacuum analyze`.execute(db);
}

/** The floor: no session, no rights, no count, no contract. */
const bareQuery = `select id as _id, name, grade, role_key, version, created_at, updated_at
  from designation order by name collate "und-x-icu" desc, id desc limit 50`;

const lists = {
  'designation, 50 rows': '/api/v1/designation/data?limit=50',
  'designation, found by search': '/api/v1/designation/data?limit=50&search=c4ca42',
  'designation, by role': '/api/v1/designation/data?limit=50&roleKey=Head%20of%20Sales',
  'users, 50 rows': '/api/v1/users/data?limit=50',
  'users, by role': '/api/v1/users/data?limit=50&userRole=HR',
};

const shown = (name: string, { perSecond, cpu }: Measured, ratio: string): void =>
  console.log(
    `${name.padEnd(44)} ${cpu.toFixed(2).padStart(7)} ms CPU ${perSecond.toFixed(0).padStart(6)}/s  ${ratio}`,
  );

const postgres = await startPostgres();
try {
  const smallest = new Map<string, Measured>();
  for (const size of sizes) {
    const url = await postgres.createDatabase(`list_${size}`);
    const database = await openDatabase({ databaseUrl: url, dataDir: '' });
    await migrate(database.db, path.join(import.meta.dirname, '../server/migrations'));
    await fill(database, size);
    const token = await transaction(database.db, (tx) =>
      openSession(
        tx,
        { kind: 'user', id: adminId },
        { address: null, agent: null },
        new Date().toISOString(),
      ),
    );
    await database.close();
    for (const [name, address] of Object.entries(lists)) {
      const measured = await load([url], { path: address, token });
      const first = smallest.get(name) ?? measured;
      smallest.set(name, first);
      shown(
        `${name}, of ${size}`,
        measured,
        `x${(measured.cpu / first.cpu).toFixed(2)} of ${sizes[0]}`,
      );
    }
  }
  const bare = await load([postgres.url(`list_${sizes[0]}`), bareQuery], { path: '/bare' });
  shown('a bare handler, the same 50 rows by bare SQL', bare, '');
  const list = smallest.get('designation, 50 rows');
  if (list)
    console.log(
      `designation, 50 rows: ${(list.cpu / bare.cpu).toFixed(1)} x the bare handler's CPU`,
    );
} finally {
  await postgres.stop();
}

import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres/postgres.ts';
import type { TestPostgres } from '../../testing/postgres/postgres.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { refuseOldVersion } from './server/server-pool.ts';
import { transaction } from './transaction.ts';
import type { Db, Tx } from './transaction.ts';

let postgres: TestPostgres;
let database: Database;
let db: Db;
const lines: string[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('transactions');
  database = await openDatabase({ databaseUrl, dataDir: '', log: (line) => lines.push(line) });
  db = database.db;
  await sql`create table counter (id int primary key, value int not null)`.execute(db);
});

beforeEach(async () => {
  await sql`truncate counter; insert into counter values (1, 0), (2, 0)`.execute(db);
});

afterAll(async () => {
  await database.close();
  await postgres.stop();
});

const add = (tx: Tx, id: number) =>
  sql`update counter set value = value + 1 where id = ${id}`.execute(tx);

const values = async () => {
  const { rows } = await sql<{ value: number }>`select value from counter order by id`.execute(db);
  return rows.map(({ value }) => value);
};

test('a deadlock is tried again until both transactions are done', async () => {
  let attempts = 0;
  const locked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const both = [
    transaction(db, async (tx) => {
      attempts += 1;
      await add(tx, 1);
      locked[0].resolve();
      await locked[1].promise;
      await add(tx, 2);
    }),
    transaction(db, async (tx) => {
      attempts += 1;
      await add(tx, 2);
      locked[1].resolve();
      await locked[0].promise;
      await add(tx, 1);
    }),
  ];
  await Promise.all(both);
  expect(attempts).toBeGreaterThan(2);
  expect(await values()).toStrictEqual([2, 2]);
});

test('a transaction that read what another has changed since is tried again', async () => {
  const seen: number[] = [];
  const work = async (tx: Tx) => {
    const { rows } = await sql<{ value: number }>`select value from counter where id = 1`.execute(
      tx,
    );
    const value = rows[0]?.value ?? -1;
    seen.push(value);
    if (seen.length === 1) await elsewhere('update counter set value = 10 where id = 1');
    await sql`update counter set value = ${value + 1} where id = 1`.execute(tx);
  };
  await transaction(db, work, { isolation: 'repeatable read' });
  expect(seen).toStrictEqual([0, 10]);
  expect(await values()).toStrictEqual([11, 0]);
});

test('it gives up after six attempts, and never repeats another error', async () => {
  const attemptsUntilRefused = async (code: string) => {
    let attempts = 0;
    const refused = transaction(db, (tx) => {
      attempts += 1;
      return sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`).execute(tx);
    });
    await expect(refused).rejects.toMatchObject({ code });
    return attempts;
  };
  expect(await attemptsUntilRefused('40001')).toBe(6);
  expect(await attemptsUntilRefused('23505')).toBe(1);
});

test('a connection that breaks inside a transaction fails that transaction only', async () => {
  const broken = transaction(db, async (tx) => {
    const pid = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
    await elsewhere(`select pg_terminate_backend(${pid.rows[0]?.pid}, 5000)`);
    await add(tx, 1);
  });
  await expect(broken).rejects.toThrow();
  expect(await values()).toStrictEqual([0, 0]);
});

test('an idle connection that breaks is logged and replaced', async () => {
  lines.length = 0;
  await database.ping();
  await elsewhere(`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'muster' and datname = current_database()`);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines[0]).toContain('An idle database connection was lost');
  await database.ping();
});

test('the habits of the server do not reach the session', async () => {
  const databaseUrl = await postgres.createDatabase('elsewhere_in_time');
  await elsewhere(`alter database elsewhere_in_time set timezone to 'Asia/Dhaka';
    alter database elsewhere_in_time set datestyle to 'German'`);
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  const { rows } = await sql`
    select '2026-11-15 10:00'::timestamptz as instant, '2026-11-15'::date as day`.execute(other.db);
  await other.close();
  expect(rows).toStrictEqual([{ instant: '2026-11-15T10:00:00.000Z', day: '2026-11-15' }]);
});

test('an old or unreachable server is refused with a sentence', async () => {
  expect(() => refuseOldVersion('14.9 (Debian)')).toThrow(
    'Muster needs PostgreSQL 15 or newer; the server in DATABASE_URL is 14.9 (Debian).',
  );
  const missing = openDatabase({ databaseUrl: postgres.url('no_such'), dataDir: '' });
  await expect(missing).rejects.toThrow(
    'The PostgreSQL server in DATABASE_URL cannot be used: database "no_such" does not exist',
  );
});

/** On a connection of its own, outside the guard. */
async function elsewhere(statement: string): Promise<void> {
  const client = new pg.Client(postgres.url('transactions'));
  await client.connect();
  await client.query(statement);
  await client.end();
}

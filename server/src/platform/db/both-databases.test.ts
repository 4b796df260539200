import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres/postgres.ts';
import type { TestPostgres } from '../../testing/postgres/postgres.ts';
import { openDatabase } from './database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { rowTypes } from './row-types.ts';
import { transaction } from './transaction.ts';

let scratch: string;
let postgres: TestPostgres;
const open: { embedded?: Database; server?: Database } = {};

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'muster-both-'));
  postgres = await startPostgres();
  const databaseUrl = await postgres.createDatabase('both');
  open.server = await openDatabase({ databaseUrl, dataDir: scratch });
  open.embedded = await openDatabase({ dataDir: path.join(scratch, 'data') });
});

afterAll(async () => {
  await open.server?.close();
  await open.embedded?.close();
  await postgres.stop();
  await rm(scratch, { recursive: true });
});

describe.each(['embedded', 'server'] as const)('the %s database', (kind) => {
  let database: Database;

  beforeEach(async () => {
    const opened = open[kind];
    if (!opened) throw new Error(`${kind} is not open`);
    database = opened;
    await sql`drop schema public cascade; create schema public`.execute(database.db);
  });

  test('says what it is and answers a ping', async () => {
    expect(database.kind).toBe(kind);
    await database.ping();
  });

  test('gives dates and times as strings, int8 as bigint, numeric exactly', async () => {
    await sql`
      create table sample (
        d date, t time, ts timestamp, tz timestamptz, big int8, num numeric(20, 4), whole int4,
        dates date[], bigs int8[], nums numeric[], tzs timestamptz[], grid int8[],
        doc jsonb, raw bytea, yes bool, id uuid, word text
      )`.execute(database.db);
    await sql`
      insert into sample values (
        '2026-02-28', '08:30', '2026-02-28 08:30:00.5', '2026-02-28 14:30:00.123987+06',
        ${9_007_199_254_740_993n}, '0.1000', 7,
        ${['2024-02-29', null]}, ${[1n, -9_223_372_036_854_775_808n]}, '{1.10,NULL}',
        '{2026-02-28 00:00:00+06}', '{{1,2},{3,NULL}}',
        ${JSON.stringify({ list: [1, 'two'] })}, ${Buffer.from([0, 255])}, true,
        '019a8a3c-0000-7000-8000-000000000001', 'বাংলা'
      )`.execute(database.db);
    const { rows } = await sql`select * from sample`.execute(database.db);
    expect(rows).toStrictEqual([
      {
        d: '2026-02-28',
        t: '08:30:00',
        ts: '2026-02-28 08:30:00.5',
        tz: '2026-02-28T08:30:00.123Z',
        big: 9_007_199_254_740_993n,
        num: '0.1000',
        whole: 7,
        dates: ['2024-02-29', null],
        bigs: [1n, -9_223_372_036_854_775_808n],
        nums: ['1.10', null],
        tzs: ['2026-02-27T18:00:00.000Z'],
        grid: [
          [1n, 2n],
          [3n, null],
        ],
        doc: { list: [1, 'two'] },
        raw: Buffer.from([0, 255]),
        yes: true,
        id: '019a8a3c-0000-7000-8000-000000000001',
        word: 'বাংলা',
      },
    ]);
  });

  test('refuses the outer handle inside a transaction at once, and takes it after', async () => {
    const { db } = database;
    const inside = transaction(db, async () => sql`select 1`.execute(db));
    await expect(inside).rejects.toThrow('The database handle was used inside a transaction');
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  test('lets work that outlives its transaction use the outer handle', async () => {
    const { db } = database;
    const ended = Promise.withResolvers<void>();
    const later = await transaction(db, async () => ({
      answer: ended.promise.then(() => sql`select 2 as two`.execute(db)),
    }));
    ended.resolve();
    await expect(later.answer).resolves.toMatchObject({ rows: [{ two: 2 }] });
  });

  test('refuses a transaction inside a transaction, whichever handle it is given', async () => {
    const { db } = database;
    const sentence = 'A transaction was started inside another one';
    const nested = transaction(db, () => transaction(db, async () => 1));
    await expect(nested).rejects.toThrow(sentence);
    const onItself = transaction(db, (tx) => transaction(tx, async () => 1));
    await expect(onItself).rejects.toThrow(sentence);
  });

  test('keeps nothing of a transaction whose work throws', async () => {
    const { db } = database;
    await sql`create table kept (id int)`.execute(db);
    const failing = transaction(db, async (tx) => {
      await sql`insert into kept values (1)`.execute(tx);
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    await transaction(db, (tx) => sql`insert into kept values (2)`.execute(tx));
    const { rows } = await sql`select id from kept`.execute(db);
    expect(rows).toStrictEqual([{ id: 2 }]);
  });

  const migrations = async (files: Record<string, string>): Promise<string> => {
    const folder = await mkdtemp(path.join(scratch, 'migrations-'));
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(folder, name), text);
    return folder;
  };

  const tableNames = async (): Promise<string[]> => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
      database.db,
    );
    return rows.map(({ name }) => name).filter((name) => !name.startsWith('schema_migration'));
  };

  test('applies migrations in order of their names, each once', async () => {
    const first = { '0001_one.sql': 'create table one (id int); create table uno (id int);' };
    const second = { '0002_two.sql': 'alter table one rename to two;' };
    const before = await migrations(first);
    const after = await migrations({ ...first, ...second, 'notes.md': 'not a migration' });
    expect(await migrate(database.db, before)).toStrictEqual(['0001_one.sql']);
    expect(await migrate(database.db, after)).toStrictEqual(['0002_two.sql']);
    expect(await migrate(database.db, after)).toStrictEqual([]);
    expect(await tableNames()).toStrictEqual(['two', 'uno']);
  });

  test('undoes all when a migration fails, and names the file and the line', async () => {
    const folder = await migrations({
      '0001_good.sql': 'create table good (id int);',
      '0002_bad.sql': 'create table half (id int);\n\ncreate table worse (id nonsense);',
    });
    await expect(migrate(database.db, folder)).rejects.toThrow(
      'Migration 0002_bad.sql failed, line 3: type "nonsense" does not exist.',
    );
    expect(await tableNames()).toStrictEqual([]);
  });

  test('refuses a database that a newer Muster has migrated', async () => {
    const old = { '0001_old.sql': 'create table old (id int);' };
    const newer = await migrations({ ...old, '0002_newer.sql': 'create table newer (id int);' });
    await migrate(database.db, newer);
    await expect(migrate(database.db, await migrations(old))).rejects.toThrow(
      'written by a newer Muster: this one does not know its migrations 0002_newer.',
    );
  });

  test('refuses migrations whose names do not tell their order', async () => {
    const nameless = await migrations({ 'one.sql': 'select 1' });
    await expect(migrate(database.db, nameless)).rejects.toThrow('one.sql must be named like');
    const twins = await migrations({ '0001_a.sql': 'select 1', '0001_b.sql': 'select 1' });
    await expect(migrate(database.db, twins)).rejects.toThrow(
      'Two migrations have the number 0001.',
    );
  });

  test('writes row types from the tables it has', async () => {
    await sql`
      create type mood as enum ('glad', 'so so');
      create domain minor_units as int8 check (value >= 0);
      create table pay_slip (
        id uuid primary key, amount minor_units not null, due date, paid_at timestamptz,
        note text not null default '', tags text[] not null, moods mood[], doc jsonb not null,
        extra jsonb default '{}', half numeric generated always as (1.5) stored,
        number int generated by default as identity, scan bytea
      );
      create view due_slip as select id, due from pay_slip`.execute(database.db);
    expect(await rowTypes(database.db)).toBe(EXPECTED_TYPES);
    await sql`create table odd (place point)`.execute(database.db);
    await expect(rowTypes(database.db)).rejects.toThrow('odd.place has the type point');
  });
});

const EXPECTED_TYPES = `// generated from the migrated database by generate-row-types.ts: do not edit
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

interface DueSlipTable {
  id: string | null;
  due: string | null;
}

interface PaySlipTable {
  id: string;
  amount: bigint;
  due: string | null;
  paid_at: string | null;
  note: Generated<string>;
  tags: string[];
  moods: ('glad' | 'so so')[] | null;
  doc: ColumnType<Json, string, string>;
  extra: ColumnType<Json | null, string | null | undefined, string | null>;
  half: GeneratedAlways<string | null>;
  number: Generated<number>;
  scan: Buffer | null;
}

export interface DB {
  due_slip: DueSlipTable;
  pay_slip: PaySlipTable;
}
`;

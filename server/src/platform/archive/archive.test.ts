import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everything } from '../../testing/everything.ts';
import { newDatabaseUrl } from '../../testing/postgres/test-database.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { checkArchive } from './check-archive.ts';
import type { Head } from './contents.ts';
import { load } from './load.ts';
import { atOneMoment } from './moment.ts';
import { openArchive } from './read-archive.ts';
import { relationsIn } from './tables.ts';
import { writeArchive } from './write-archive.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'muster-archive-'));
const migrations = path.join(scratch, 'migrations');
const progress = { stage: () => undefined, step: () => undefined };
const opened: Database[] = [];

/** Every type that the rows may come to have, rows that point at each other, and one that is seeded. */
const odd = `
  create type mood as enum ('glad', 'it''s "odd"');
  create table "Odd name" (
    zulu text, alpha text not null, raw bytea, doc jsonb, plain json, words text[], grid int8[],
    at timestamptz, local timestamp, d date, t time, big int8, num numeric(20, 4), many numeric,
    f8 float8, f4 float4, yes bool, id uuid primary key, felt mood, fixed char(5), short varchar(9),
    span interval, twice int8 generated always as (big * 2) stored,
    "select" text default 'never used'
  );
  create index odd_words on "Odd name" using gin (words);
  create table left_side (id int primary key, other int);
  create table right_side (id int primary key, other int references left_side on delete restrict,
    self int references right_side deferrable initially deferred);
  alter table left_side add foreign key (other) references right_side;
  create table no_key (word text, count int);
  create table by_text (name text primary key);
  create table counted (number int generated always as identity primary key, name text);
  create table seeded (id int primary key, name text);
  insert into seeded values (1, 'by the migration'), (2, 'removed later');
  create function refuse() returns trigger language plpgsql as
    $$ begin raise exception 'never'; end $$;
  create table stays (id int primary key);
  create trigger stays before update or delete on stays for each row execute function refuse();
  create trigger stays_whole before truncate on stays for each statement execute function refuse();`;

const nasty = [
  '',
  ' ',
  'NULL',
  '\\N',
  'বাংলা ক্ষুদ্র ঋণ',
  `quote ' double " back \\ slash`,
  '{"a": [1]} (x,y) {a,b} $1 $$ %s',
  'tab\tline\nreturn\r\u0001\u007f\u2028\ufeff end ',
  '👩🏽‍💻 e\u0301',
  '\\u0041 \\x41 &amp;',
];

async function fill({ db }: Database): Promise<void> {
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, index) => index));
  for (const [index, text] of nasty.entries())
    await sql`insert into "Odd name" (zulu, alpha, raw, doc, plain, words, grid, at, local, d, t, big,
        num, many, f8, f4, yes, id, felt, fixed, short, span, "select")
      values (${index % 2 ? text : null}, ${text}, ${bytes}, ${JSON.stringify({ [text]: [text, null] })},
        ${`{ "b":1,  "a": ${JSON.stringify(text)} }`}, ${[text, null, '', 'NULL', '{', '(', '"', '\\']},
        '{{1,2},{3,null}}', ${index % 2 ? 'infinity' : '2026-02-28 14:30:00.123987+06'},
        '0044-03-15 00:00:00.000001 BC', ${index % 2 ? '-infinity' : '2024-02-29'}, '23:59:59.999999',
        9007199254740993, 0.1, 'NaN', ${index % 2 ? '0.1' : '-Infinity'}, 1.1, ${index % 2 === 0},
        gen_random_uuid(), 'it''s "odd"', 'ab', 'বাংলা', '1 year 2 months -3 days 04:05:06.789', ${text})`.execute(
      db,
    );
  await sql`insert into "Odd name" (id, alpha) values (gen_random_uuid(), '')`.execute(db);
  await sql`insert into left_side values (1, null), (2, null);
    insert into right_side values (1, 2, 2), (2, 1, 2); update left_side set other = 3 - id;
    insert into no_key select case when n % 3 > 0 then 'twin' end, n % 5 from generate_series(1, 20) n;
    insert into counted (name) select 'name ' || n from generate_series(1, 6000) n;
    delete from counted where number = 3;
    update seeded set name = 'changed' where id = 1; delete from seeded where id = 2;
    insert into stays select generate_series(1, 3)`.execute(db);
  for (const text of [...nasty, 'b', 'B', 'a', 'A', 'á', 'ক'])
    await sql`insert into by_text values (${text})`.execute(db);
}

const open = async (kind: 'embedded' | 'server'): Promise<Database> => {
  const dataDir = path.join(scratch, randomBytes(4).toString('hex'));
  const databaseUrl = kind === 'server' ? await newDatabaseUrl('empty') : undefined;
  const database = await openDatabase({ dataDir, ...(databaseUrl && { databaseUrl }) });
  opened.push(database);
  return database;
};

const write = ({ patient }: Database, file: string): Promise<void> =>
  atOneMoment(patient, async (contents) => {
    const head: Head = {
      format: 1,
      muster: '0',
      createdAt: '2026-01-31T10:00:00.000Z',
      ...contents.head,
      files: { count: 0, bytes: 0 },
      auditHead: null,
    };
    const written = { head, contents, files: [], open: async () => null };
    await writeArchive(file, written, progress);
  });

/** Keys, checks, indexes and triggers, as the catalog spells them. */
async function shape({ db }: Database): Promise<unknown> {
  const { rows } = await sql`
    select conname as name, pg_get_constraintdef(oid) as text, convalidated as sure
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexname, indexdef, true from pg_indexes where schemaname = 'public'
    union all select tgname, pg_get_triggerdef(oid), true from pg_trigger where not tgisinternal
    order by 1, 2`.execute(db);
  return rows;
}

const sources: Partial<Record<'embedded' | 'server', Database>> = {};
const archiveOf = (kind: string) => path.join(scratch, `${kind}.muster`);

beforeAll(async () => {
  mkdirSync(migrations);
  writeFileSync(path.join(migrations, '0001_odd.sql'), odd);
  for (const kind of ['embedded', 'server'] as const) {
    const source = await open(kind);
    await migrate(source.patient, migrations);
    await fill(source);
    await write(source, archiveOf(kind));
    sources[kind] = source;
  }
});
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(scratch, { recursive: true, force: true });
});

const sourceOf = (kind: 'embedded' | 'server'): Database => {
  const source = sources[kind];
  if (!source) throw new Error(`no ${kind}`);
  return source;
};

describe.each([
  ['server', 'server'],
  ['embedded', 'server'],
  ['server', 'embedded'],
] as const)('from %s to %s', (from, to) => {
  it('every row, key, index and trigger comes back as it was', async () => {
    const target = await open(to);
    const archive = await openArchive(archiveOf(from));
    const { tables } = await checkArchive(archive, progress);
    await load(
      { db: target.patient, migrations, progress },
      { ...archive.contents, digests: tables },
    );
    expect(await everything(target.db)).toEqual(await everything(sourceOf(from).db));
    expect(await shape(target)).toEqual(await shape(sourceOf(from)));
    const wrong = sql`insert into right_side values (9, 99, null)`.execute(target.db);
    await expect(wrong).rejects.toThrow('foreign key');
  });
});

it('is readable by its owner alone', () => {
  expect(statSync(archiveOf('server')).mode & 0o777).toBe(0o600);
});

const target = async () => {
  const database = await open('server');
  return { database, place: { db: database.patient, migrations, progress } };
};

describe('is refused', () => {
  const contents = async () => (await openArchive(archiveOf('server'))).contents;

  it('by a database that holds anything, which stays as it is', async () => {
    const { database, place } = await target();
    await sql`create schema other; create table other.thing (id int)`.execute(database.db);
    await expect(load(place, await contents())).rejects.toThrow(
      'The database is not empty: it has other.thing. A restore never overwrites',
    );
    expect(await relationsIn(database.db)).toEqual(['other.thing']);
  });

  it('by an older Muster, which names what it does not know', async () => {
    const { database, place } = await target();
    const { head, batches } = await contents();
    const newer = { ...head, migrations: [...head.migrations, '0002_tomorrow'] };
    await expect(load(place, { head: newer, batches })).rejects.toThrow('0002_tomorrow');
    expect(await relationsIn(database.db)).toEqual([]);
  });

  it('when rows are not those that were written down', async () => {
    const { database, place } = await target();
    const given = await contents();
    const batches = async function* batches() {
      for await (const batch of given.batches())
        yield batch.table === 'no_key' ? { ...batch, lines: batch.lines.slice(1) } : batch;
    };
    const { tables } = await checkArchive(await openArchive(archiveOf('server')), progress);
    const changed = { ...given, batches, digests: tables };
    await expect(load(place, changed)).rejects.toThrow('no_key (20 rows, 19 there)');
    expect(await relationsIn(database.db)).toEqual([]);
  });

  it('when it lacks a table or a column of its schema', async () => {
    const { database, place } = await target();
    const { head, batches } = await contents();
    const tables = head.tables.filter(({ name }) => name !== 'stays');
    await expect(load(place, { head: { ...head, tables }, batches })).rejects.toThrow('stays(id)');
    expect(await relationsIn(database.db)).toEqual([]);
  });
});

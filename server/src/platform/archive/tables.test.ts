import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import { relationsIn, tablesOf } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());

/** What holds rows or numbers and would be lost; jobs are handed to their library anew at a start. */
async function missed(): Promise<string[]> {
  const kept = new Set((await tablesOf(database.db)).map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind in ('v') and relnamespace = 'public'::regnamespace`.execute(
    database.db,
  );
  const views = new Set(rows.map(({ name }) => name));
  return (await relationsIn(database.db)).filter(
    (name) => !name.startsWith('pgboss.') && !kept.has(name) && !views.has(name),
  );
}

it('nothing that the migrations make is left out of an archive', async () => {
  expect(await missed()).toEqual([]);
  await sql`create sequence numbers; create materialized view seen as select 1 as one;
    create schema apart; create table apart.thing (id int)`.execute(database.db);
  expect(await missed()).toEqual(['apart.thing', 'numbers', 'seen']);
});

it('every table has a key to be read by, in an order that all databases share', async () => {
  const tables = await tablesOf(database.db);
  expect(tables.length).toBeGreaterThan(20);
  expect(tables.filter(({ key }) => key.length === 0)).toEqual([]);
});

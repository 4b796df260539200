import { type Kysely, type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countCeiling } from '@muster/contract/kernel/page.ts';
import { designation } from '@muster/contract/organisation/designation.ts';
import type { Database } from '../platform/db/database.ts';
import { newDatabase } from '../testing/postgres/test-database.ts';
import { ordering, selection, source } from './columns.ts';
import { filter } from './filter.ts';

/** With many rows every list finds its way by an index. */
let database: Database;
beforeAll(async () => {
  database = await newDatabase();
  await sql`insert into designation (id, name, grade, role_key, grams, version, created_at, updated_at)
    select gen_random_uuid(), name, null, case when number % 1000 = 0 then 'Head of Sales' end,
      (select array_agg(distinct substr(name, first, size)) from generate_series(1, 32) as first,
        generate_series(1, 3) as size where first + size <= 33),
      1, now(), now()
    from (select number, md5(number::text) as name from generate_series(1, 20000) as number) as made`.execute(
    database.patient,
  );
  await sql`analyze designation`.execute(database.patient);
});
afterAll(() => database.close());

async function planOf(db: Kysely<never>, query: RawBuilder<unknown>): Promise<string> {
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(db);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

it.each([
  ['the first page', {}],
  ['a search', { search: 'c4ca42' }],
  ['a filter', { roleKey: 'Head of Sales' }],
])('%s reads no whole table', async (_, asked) => {
  const db = database.db as unknown as Kysely<never>;
  const where = filter(designation, asked);
  const page = sql`select ${selection(designation)} from ${source(designation)} where ${where}
    order by ${ordering(designation, '-name')} limit 50`;
  const count = sql`select count(*) from (select 1 from designation as own where ${where}
    limit ${countCeiling}) as counted`;
  expect(await planOf(db, page)).not.toContain('Seq Scan');
  // Without a condition rows are counted as they come, which ends at the ceiling.
  const counting = await planOf(db, count);
  if (Object.keys(asked).length > 0) expect(counting).not.toContain('Seq Scan');
  else expect(counting).toMatch(/Aggregate.*\n\s+->\s+Limit/);
});

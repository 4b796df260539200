import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../../../../demo/demo.ts';
import { systemClock } from '../../../../platform/clock.ts';
import { makeApp, type TestApp } from '../../../../testing/make-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await makeApp();
  const { patient: db } = test.database;
  await loadDemo(db, systemClock, { delivers: false, zone: 'Asia/Dhaka', days: 10 });
});
afterAll(() => test.close());
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<readonly Row[]> =>
  (await query.execute(test.database.db)).rows;

it('has declared investments: three that wait, one accepted and one returned, of people and kinds that there are', async () => {
  const declared = await rowsOf(sql<{ state: string; name: string; items: number }>`
    select state, employee.name, (select count(*)::int from tax_declaration_item as item
      where item.declaration_id = declaration.id) as items
    from tax_declaration as declaration join employee on employee.id = declaration.employee_id
    where declaration.created_at < now() order by declaration.created_at`);
  expect(declared.map(({ state, items }) => [state, items])).toEqual([
    ['Accepted', 2],
    ['Returned', 1],
    ['Declared', 2],
    ['Declared', 2],
    ['Declared', 1],
  ]);
  expect(declared[0]?.name).toBe('Rafiqul Islam');
  expect(new Set(declared.map(({ name }) => name)).size).toBe(declared.length);
  const unknown = await rowsOf(sql`select item.kind from tax_declaration_item as item
    where not exists (select 1 from income_slab_version as version,
      jsonb_path_query(version.card, '$.rebate.kinds[*].key') as kind
      where kind = to_jsonb(item.kind))`);
  expect(unknown).toEqual([]);
});

import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import type { Database } from '../db/database.ts';
import {
  type AuditFilter,
  auditCondition,
  auditCountQuery,
  auditPageQuery,
} from './find-entries.ts';

/** With many entries every filter finds its way by an index. */
let database: Database;
const someone = '0193a1b2-0000-7000-8000-000000000001';
beforeAll(async () => {
  database = await newDatabase();
  await sql`insert into audit_entry
    (id, at, actor_kind, actor_id, request_id, action, record, record_id, changed, content_hash, hash_version)
    select gen_random_uuid(), timestamptz '2025-01-01' + number * interval '1 minute', 'user',
      case when number % 1000 = 0 then ${someone}::uuid else gen_random_uuid() end, md5(number::text),
      case when number % 5000 = 0 then 'rare.change' else 'often.change' end,
      case when number % 5000 = 0 then 'rare' else 'often' end, gen_random_uuid(), '{a}', md5(number::text), 2
    from generate_series(1, 120000) as number`.execute(database.patient);
  await sql`insert into audit_seal select number, 'p' || number, 'h' || number, 1000, at
    from generate_series(1, 119) as number, (select timestamptz '2025-01-01' as at) as moment`.execute(
    database.patient,
  );
  await sql`insert into audit_sealed select id, (place - 1) / 1000 + 1, (place - 1) % 1000 + 1, content_hash
    from (select id, content_hash, row_number() over (order by id) as place from audit_entry) as placed
    where place <= 119000`.execute(database.patient);
  await sql`analyze audit_entry, audit_sealed, audit_seal`.execute(database.patient);
});
afterAll(() => database.close());

async function planOf(query: RawBuilder<unknown>): Promise<string> {
  const plan = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(database.db);
  return plan.rows.map((row) => row['QUERY PLAN']).join('\n');
}

const filters: [string, AuditFilter][] = [
  ['nothing', {}],
  ['days', { from: '2025-02-01', to: '2025-02-02' }],
  ['person', { actor: someone }],
  ['action', { action: 'rare.change' }],
  ['record', { record: 'rare' }],
  ['one record', { recordId: someone }],
  ['request', { requestId: 'x' }],
  ['an often action on a day', { action: 'often.change', from: '2025-02-01', to: '2025-02-01' }],
];

it.each(filters)('filtered by %s it reads no whole table and sorts nothing', async (_, asked) => {
  const where = auditCondition(asked, 'Asia/Dhaka');
  const page = await planOf(auditPageQuery(where, '-at', { limit: 50, pageNo: 1 }));
  expect(page).not.toContain('Seq Scan');
  expect(page).toMatch(/Limit.*\n\s+->\s+Index (Only )?Scan/);
  const counting = await planOf(auditCountQuery(where));
  if (Object.keys(asked).length > 0) expect(counting).not.toContain('Seq Scan');
});

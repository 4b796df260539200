import { countCeiling } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import type { Db } from '../db/transaction.ts';
import { lastSeal } from './sealing/seal-due.ts';

/** The different values of an indexed column, each found by one step down its index. */
async function differentIn(db: Db, column: 'action' | 'record'): Promise<string[]> {
  const name = sql.ref(column);
  const found = await sql<{ value: string }>`
    with recursive step as (
      (select ${name} as value from audit_entry order by ${name} limit 1)
      union all
      select (select ${name} from audit_entry where ${name} > step.value order by ${name} limit 1)
      from step where step.value is not null)
    select value from step where value is not null`.execute(db);
  return found.rows.map((row) => row.value);
}

/** Ids begin with their time: the oldest that waits is the first by its id. */
async function waiting(db: Db) {
  const found = await sql<{ count: number; oldest: string | null }>`select
    (select count(*)::int from (select 1 from audit_unsealed limit ${countCeiling}) as few) as count,
    (select at from audit_unsealed join audit_entry on id = audit_entry_id
      order by audit_entry_id limit 1) as oldest`.execute(db);
  return found.rows[0] ?? { count: 0, oldest: null };
}

export async function logState(db: Db) {
  const [head, { count, oldest }, actions, records] = await Promise.all([
    lastSeal(db),
    waiting(db),
    differentIn(db, 'action'),
    differentIn(db, 'record'),
  ]);
  return {
    head: head ? { number: head.number, hash: head.hash, sealedAt: head.sealed_at } : null,
    waiting: count,
    oldestWaitingAt: oldest,
    actions,
    records,
  };
}

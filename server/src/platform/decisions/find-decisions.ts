import type { Page } from '@muster/contract/kernel/page.ts';
import { countCeiling } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../db/transaction.ts';

type Condition = RawBuilder<boolean>;

/** The oldest first of those that wait, the newest first of those that are over. */
export async function findDecisions(
  db: Handle,
  where: Condition,
  order: 'oldest' | 'newest',
  page: Page,
) {
  const rows = await db
    .selectFrom('decision')
    .selectAll()
    .where(where)
    .orderBy('created_at', order === 'oldest' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from decision where ${where} limit ${countCeiling}) as counted`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

export const stepsOfAll = async (db: Handle, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db
        .selectFrom('decision_step')
        .selectAll()
        .where('decision_id', 'in', [...ids])
        .orderBy('decision_id')
        .orderBy('position')
        .execute();

import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import type { Handle } from '../db/transaction.ts';
import type { Account } from '../session/sessions.ts';

const byActor = (db: Handle, { kind, id }: Account) =>
  db.selectFrom('audit_entry').where('actor_kind', '=', kind).where('actor_id', '=', id);

/** What an account did. */
export async function auditActionsOf(
  db: Handle,
  account: Account,
  way: 'asc' | 'desc',
  page: Page,
) {
  const [rows, counted] = await Promise.all([
    byActor(db, account)
      .select(['id', 'at', 'action', 'record', 'record_id as recordId', 'changed'])
      .orderBy('at', way)
      .orderBy('id', way)
      .limit(page.limit)
      .offset((page.pageNo - 1) * page.limit)
      .execute(),
    byActor(db, account)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirst(),
  ]);
  return { rows, total: counted?.total ?? 0 };
}

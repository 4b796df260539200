import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

interface Account {
  readonly kind: string;
  readonly id: string;
}

export const findCalendarFeed = (db: Handle, { kind, id }: Account) =>
  db
    .selectFrom('calendar_feed')
    .select('employee_id')
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .executeTakeFirst();

/** One address an account; an older one stops working. */
export const saveCalendarFeed = (
  tx: Tx,
  { kind, id }: Account,
  employeeId: string,
  hash: Buffer,
  at: string,
) =>
  sql`insert into calendar_feed (account_kind, account_id, employee_id, secret_hash, created_at)
    values (${kind}, ${id}, ${employeeId}, ${hash}, ${at})
    on conflict (account_kind, account_id) do update set employee_id = excluded.employee_id,
      secret_hash = excluded.secret_hash, created_at = excluded.created_at`.execute(tx);

export const deleteFeed = (tx: Tx, { kind, id }: Account) =>
  tx
    .deleteFrom('calendar_feed')
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .execute();

export const findFeedBySecret = (db: Handle, hash: Buffer) =>
  db
    .selectFrom('calendar_feed')
    .select('employee_id')
    .where('secret_hash', '=', hash)
    .executeTakeFirst();

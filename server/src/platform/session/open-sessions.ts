import type { Handle, Tx } from '../db/transaction.ts';
import type { Account } from './sessions.ts';

/** Sessions of an account that are under way, the newest first. */
export const openSessionsOf = (db: Handle, { kind, id }: Account, at: string, most: number) =>
  db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'address', 'agent'])
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

const ending = (tx: Tx, { kind, id }: Account, at: string) =>
  tx
    .updateTable('session')
    .set({ ended_at: at, ended_because: 'revoked' })
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id');

/** One of this account's; nothing when it is not one, or has ended. */
export const endSessionOf = (tx: Tx, account: Account, sessionId: string, at: string) =>
  ending(tx, account, at).where('id', '=', sessionId).executeTakeFirst();

export const endOtherSessionsOf = (tx: Tx, account: Account, keptId: string, at: string) =>
  ending(tx, account, at).where('id', '<>', keptId).execute();

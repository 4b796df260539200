import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { after, days } from '../clock.ts';
import type { Db, Handle, Tx } from '../db/transaction.ts';

const lifetime = days(1);

/** A write as its key knows it: whose, which call, and a digest of all that was asked. */
export interface Keyed {
  readonly kind: AccountKind;
  readonly accountId: string;
  readonly call: string;
  readonly key: string;
  readonly hash: Buffer;
}

/** An answer as it was sent. */
export interface StoredAnswer {
  readonly status: number;
  readonly answer: string;
}

const owner = ({ kind, accountId, call, key }: Keyed) => sql<boolean>`account_kind = ${kind}
  and account_id = ${accountId} and call = ${call} and key = ${key}`;

export const findKey = (db: Db, keyed: Keyed, at: string) =>
  db
    .selectFrom('idempotency_key')
    .select(['request_hash', 'status', 'answer'])
    .where(owner(keyed))
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** True for the one that has the key now. Waits while another holds it in an open transaction. */
export async function claimKey(tx: Tx, keyed: Keyed, at: string): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_key as known
      (account_kind, account_id, call, key, request_hash, created_at, expires_at)
    values (${keyed.kind}, ${keyed.accountId}, ${keyed.call}, ${keyed.key}, ${keyed.hash}, ${at},
      ${after(at, lifetime)})
    on conflict (account_kind, account_id, call, key) do update set
      request_hash = excluded.request_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at, status = null, answer = null
      where known.expires_at <= excluded.created_at
    returning key`.execute(tx);
  return rows.length > 0;
}

export const keepAnswer = (db: Handle, keyed: Keyed, { status, answer }: StoredAnswer) =>
  db.updateTable('idempotency_key').set({ status, answer }).where(owner(keyed)).execute();

/** It was not done after all: the key is free again. */
export const freeKey = (db: Db, keyed: Keyed) =>
  db.deleteFrom('idempotency_key').where(owner(keyed)).execute();

/** Up to so many whose time is over; answers how many. */
export async function sweepKeys(db: Db, at: string, most: number): Promise<number> {
  const swept = await sql`delete from idempotency_key
    where (account_kind, account_id, call, key) in (
      select account_kind, account_id, call, key from idempotency_key where expires_at <= ${at}
      order by expires_at limit ${most} for update skip locked)`.execute(db);
  return Number(swept.numAffectedRows ?? 0n);
}

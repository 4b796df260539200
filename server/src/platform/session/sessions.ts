import type { AccountKind, Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { after, days, minutes } from '../clock.ts';
import type { Handle, Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { hashOf, newToken } from '../secret-token.ts';

const usually = days(30);
/** A write per request would be waste: the last sight is noted this often. */
export const seenEvery = minutes(5);

export interface Account {
  readonly kind: AccountKind;
  readonly id: string;
}

export const accountOf = ({ kind, accountId }: Actor): Account => ({ kind, id: accountId });

export interface Origin {
  readonly address: string | null;
  readonly agent: string | null;
}

export async function openSession(
  tx: Tx,
  account: Account,
  from: Origin,
  at: string,
  lasts: number = usually,
): Promise<string> {
  const token = newToken();
  await tx
    .insertInto('session')
    .values({
      id: newId(at),
      token_hash: hashOf(token),
      account_kind: account.kind,
      account_id: account.id,
      created_at: at,
      last_seen_at: at,
      expires_at: after(at, lasts),
      address: from.address,
      agent: from.agent?.slice(0, 300) ?? null,
    })
    .execute();
  return token;
}

export const findSession = (db: Handle, token: string) =>
  db.selectFrom('session').selectAll().where('token_hash', '=', hashOf(token)).executeTakeFirst();
export type SessionRow = NonNullable<Awaited<ReturnType<typeof findSession>>>;

export async function noteSeen(db: Handle, session: SessionRow, at: string): Promise<void> {
  if (at < after(session.last_seen_at, seenEvery)) return;
  await db.updateTable('session').set({ last_seen_at: at }).where('id', '=', session.id).execute();
}

type Ending = 'logout' | 'password-changed' | 'revoked';

export const endSession = (tx: Tx, id: string, because: Ending, at: string) =>
  tx
    .updateTable('session')
    .set({ ended_at: at, ended_because: because })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();

export async function endSessionsOfAll(
  tx: Tx,
  kind: AccountKind,
  ids: readonly string[],
  because: Ending,
  at: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('session')
    .set({ ended_at: at, ended_because: because })
    .where('account_kind', '=', kind)
    .where('account_id', 'in', [...ids])
    .where('ended_at', 'is', null)
    .execute();
}

export const endSessionsOf = (tx: Tx, { kind, id }: Account, because: Ending, at: string) =>
  endSessionsOfAll(tx, kind, [id], because, at);

/** When an account was last seen, as a column of the query around; `id` is its key there. */
export const lastSeenOf = (kind: AccountKind, id: string) =>
  sql<string | null>`(select session.last_seen_at from session where session.account_kind = ${kind}
    and session.account_id = ${sql.ref(id)} order by session.last_seen_at desc limit 1)`;

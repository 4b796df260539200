import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import { after } from '../../../platform/clock.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { hashOf, newToken } from '../../../platform/secret-token.ts';
import type { Account } from '../../../platform/session/sessions.ts';

export interface NewLink {
  readonly purpose: 'reset' | 'invite' | 'confirm';
  readonly account: Account;
  readonly lasts: number;
}

/** A new one-time token; whichever the account had before is void from now on. */
export async function newLink(tx: Tx, { purpose, account, lasts }: NewLink, at: string) {
  const token = newToken();
  const expiresAt = after(at, lasts);
  const link = { purpose, token_hash: hashOf(token), created_at: at, expires_at: expiresAt };
  await tx
    .insertInto('one_time_link')
    .values({ id: newId(at), account_kind: account.kind, account_id: account.id, ...link })
    .onConflict((open) =>
      open.columns(['account_kind', 'account_id']).where('used_at', 'is', null).doUpdateSet(link),
    )
    .execute();
  return { token, expiresAt };
}

/** `choose`: to choose a password by, whether it was forgotten or never chosen. */
type Use = 'choose' | 'confirm';
const purposes: Record<Use, readonly string[]> = {
  choose: ['reset', 'invite'],
  confirm: ['confirm'],
};

export const findLink = (db: Handle, use: Use, kind: AccountKind, token: string, at: string) =>
  db
    .selectFrom('one_time_link')
    .select('account_id')
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes[use])
    .where('account_kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Whoever marks the link first has it; the row lock makes the second one find it used. */
export const takeLink = (tx: Tx, use: Use, kind: AccountKind, token: string, at: string) =>
  tx
    .updateTable('one_time_link')
    .set({ used_at: at })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', 'in', purposes[use])
    .where('account_kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('account_id')
    .executeTakeFirst();

/** The mailed links of an account lose their force: they went to an address that is not its own now. */
export const voidLinks = (tx: Tx, { kind, id }: Account, at: string) =>
  tx
    .updateTable('one_time_link')
    .set({ used_at: at })
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .where('used_at', 'is', null)
    .execute();

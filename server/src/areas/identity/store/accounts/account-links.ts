import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { after } from '../../../../platform/clock.ts';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { hashOf, newToken } from '../../../../platform/secret-token.ts';
import type { Account } from '../../../../platform/session/sessions.ts';

export interface NewAccountLinks {
  readonly purpose: 'reset' | 'invite' | 'confirm';
  readonly accounts: readonly Account[];
  readonly lasts: number;
}

/** A new one-time token for each; whichever an account had before is void from now on. */
export async function newLinks(
  tx: Tx,
  { purpose, accounts, lasts }: NewAccountLinks,
  at: string,
): Promise<{ tokens: readonly string[]; expiresAt: string }> {
  const tokens = accounts.map(() => newToken());
  const expiresAt = after(at, lasts);
  await tx
    .insertInto('one_time_link')
    .values(
      accounts.map(({ kind, id }, place) => ({
        id: newId(at),
        account_kind: kind,
        account_id: id,
        purpose,
        token_hash: hashOf(tokens[place] ?? ''),
        created_at: at,
        expires_at: expiresAt,
      })),
    )
    .onConflict((open) =>
      open
        .columns(['account_kind', 'account_id'])
        .where('used_at', 'is', null)
        .doUpdateSet((row) => ({
          purpose: row.ref('excluded.purpose'),
          token_hash: row.ref('excluded.token_hash'),
          created_at: row.ref('excluded.created_at'),
          expires_at: row.ref('excluded.expires_at'),
        })),
    )
    .execute();
  return { tokens, expiresAt };
}

/** `choose`: to choose a password by, whether it was forgotten or never chosen. */
type Use = 'choose' | 'confirm';
const purposes: Record<Use, readonly string[]> = {
  choose: ['reset', 'invite'],
  confirm: ['confirm'],
};

export const findAccountLink = (
  db: Handle,
  use: Use,
  kind: AccountKind,
  token: string,
  at: string,
) =>
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
  voidLinksOf(tx, kind, [id], at);

/** The same for many; a way in was given to them that takes the place of a mailed one. */
export async function voidLinksOf(
  tx: Tx,
  kind: AccountKind,
  ids: readonly string[],
  at: string,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('one_time_link')
    .set({ used_at: at })
    .where('account_kind', '=', kind)
    .where('account_id', 'in', [...ids])
    .where('used_at', 'is', null)
    .execute();
}

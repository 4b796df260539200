import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { Account } from '../../../../platform/session/sessions.ts';

/** The one last used; kept in a table of its own, as not every account has a row yet. */
export const rememberLanguage = (tx: Tx, { kind, id }: Account, language: Language) =>
  tx
    .insertInto('account_language')
    .values({ account_kind: kind, account_id: id, language })
    .onConflict((old) =>
      old
        .columns(['account_kind', 'account_id'])
        .doUpdateSet({ language })
        .where('account_language.language', '!=', language),
    )
    .execute();

/** Those last used, by the ids of the accounts; who was never here is left out. */
export async function findLanguages(
  db: Handle,
  accounts: readonly Account[],
): Promise<ReadonlyMap<string, Language>> {
  const rows = await db
    .selectFrom('account_language')
    .select(['account_id', 'language'])
    .where((row) =>
      row.or(accounts.map(({ kind, id }) => row.and({ account_kind: kind, account_id: id }))),
    )
    .execute();
  // the table knows no others
  return new Map(rows.map((row) => [row.account_id, row.language as Language]));
}

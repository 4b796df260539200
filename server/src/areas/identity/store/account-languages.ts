import type { Language } from '@muster/contract/kernel/sentence.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';

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

export async function findLanguage(db: Handle, { kind, id }: Account): Promise<Language | null> {
  const row = await db
    .selectFrom('account_language')
    .select('language')
    .where('account_kind', '=', kind)
    .where('account_id', '=', id)
    .executeTakeFirst();
  // the table knows no others
  return (row?.language ?? null) as Language | null;
}

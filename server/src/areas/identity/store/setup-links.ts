import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export const replaceSetupLink = async (
  tx: Tx,
  link: { id: string; token_hash: Buffer; created_at: string; expires_at: string },
) => {
  await tx
    .deleteFrom('one_time_link')
    .where('purpose', '=', 'setup')
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('one_time_link')
    .values({ ...link, purpose: 'setup' })
    .execute();
};

export const findSetupLink = (db: Handle, tokenHash: Buffer, at: string) =>
  db
    .selectFrom('one_time_link')
    .select('id')
    .where('purpose', '=', 'setup')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst();

/** Whoever marks the link first has it; the row lock makes the second one find it used. */
export const takeSetupLink = (tx: Tx, tokenHash: Buffer, at: string) =>
  tx
    .updateTable('one_time_link')
    .set({ used_at: at })
    .where('purpose', '=', 'setup')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning('id')
    .executeTakeFirst();

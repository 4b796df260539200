import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Account } from '../../../platform/session/sessions.ts';

export const findPhoto = async (db: Handle, { kind, id }: Account): Promise<string | null> =>
  (
    await db
      .selectFrom('account_photo')
      .select('file_id')
      .where('account_kind', '=', kind)
      .where('account_id', '=', id)
      .executeTakeFirst()
  )?.file_id ?? null;

export const deleteAccountPhoto = async (tx: Tx, { kind, id }: Account): Promise<string | null> =>
  (
    await tx
      .deleteFrom('account_photo')
      .where('account_kind', '=', kind)
      .where('account_id', '=', id)
      .returning('file_id')
      .executeTakeFirst()
  )?.file_id ?? null;

export const insertAccountPhoto = (tx: Tx, { kind, id }: Account, fileId: string, at: string) =>
  tx
    .insertInto('account_photo')
    .values({ account_kind: kind, account_id: id, file_id: fileId, created_at: at })
    .execute();

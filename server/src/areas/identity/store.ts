import type { Handle, Tx } from '../../platform/db/transaction.ts';

export const findUser = (db: Handle, id: string) =>
  db.selectFrom('user_account').selectAll().where('id', '=', id).executeTakeFirst();
export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export const findUserByEmail = (db: Handle, email: string) =>
  db
    .selectFrom('user_account')
    .selectAll()
    .where((row) => row.fn('lower', ['email']), '=', email.toLowerCase())
    .executeTakeFirst();

export const hasUsers = async (db: Handle): Promise<boolean> =>
  (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly user_role: string;
  readonly password_hash: string;
}

export const insertUser = (tx: Tx, user: NewUser, at: string) =>
  tx
    .insertInto('user_account')
    .values({ ...user, password_changed_at: at, version: 1, created_at: at, updated_at: at })
    .execute();

export const setPassword = (tx: Tx, id: string, passwordHash: string, at: string) =>
  tx
    .updateTable('user_account')
    .set((row) => ({
      password_hash: passwordHash,
      password_changed_at: at,
      updated_at: at,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();

export const lockUser = (tx: Tx, id: string) =>
  tx.selectFrom('user_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

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

const openSetupLink = (db: Handle, tokenHash: Buffer, at: string) =>
  db
    .selectFrom('one_time_link')
    .select('id')
    .where('purpose', '=', 'setup')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at);

export const findSetupLink = (db: Handle, tokenHash: Buffer, at: string) =>
  openSetupLink(db, tokenHash, at).executeTakeFirst();

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

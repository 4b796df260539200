import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export interface NewSignUp {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly phone: string | null;
  readonly password_hash: string;
}

/** The newest of an address counts; those that were never confirmed are forgotten on the way. */
export async function saveSignUp(tx: Tx, given: NewSignUp, at: string, oldest: string) {
  await tx
    .deleteFrom('sign_up')
    .where('created_at', '<=', oldest)
    .where('email', '<>', given.email)
    .execute();
  const { id, ...typed } = given;
  const row = { ...typed, consent_at: at, created_at: at };
  const saved = await tx
    .insertInto('sign_up')
    .values({ id, ...row })
    .onConflict((known) => known.expression(sql`lower(email)`).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

export const findSignUp = (db: Handle, id: string) =>
  db.selectFrom('sign_up').selectAll().where('id', '=', id).executeTakeFirst();

export const removeSignUp = (tx: Tx, id: string) =>
  tx.deleteFrom('sign_up').where('id', '=', id).execute();

/** Whoever opened a mailed link reads that mailbox. */
export const proveAddress = (tx: Tx, applicantId: string, at: string) =>
  tx
    .updateTable('applicant_account')
    .set({ confirmed_at: at })
    .where('id', '=', applicantId)
    .where('confirmed_at', 'is', null)
    .execute();

import { after, minutes } from '../clock.ts';
import type { Db } from '../db/transaction.ts';

/**
 * Longer than the longest talk with a mail server (see smtp.ts): whoever holds a mail has sent it,
 * or is dead, when the lease is over.
 */
export const lease = minutes(5);

/** The next mail that is due, for this process alone until the lease ends. One short statement. */
export const claimMail = (db: Db, at: string) =>
  db
    .updateTable('mail')
    .set((row) => ({ attempts: row('attempts', '+', 1), next_try_at: after(at, lease) }))
    .where('id', '=', (inner) =>
      inner
        .selectFrom('mail')
        .select('id')
        .where('sent_at', 'is', null)
        .where('given_up_at', 'is', null)
        .where('next_try_at', '<=', at)
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
export type MailRow = NonNullable<Awaited<ReturnType<typeof claimMail>>>;

/** A one-time link has no business in the outbox once it was sent or has ended. */
const textAfter = (mail: MailRow): string => (mail.useful_until === null ? mail.body : '');

/** Whoever holds the lease by now: the server has taken it, so it is sent. */
export const noteSent = (db: Db, mail: MailRow, at: string) =>
  db
    .updateTable('mail')
    .set({ sent_at: at, last_error: null, body: textAfter(mail) })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

export const noteGivenUp = (db: Db, mail: MailRow, error: string, at: string) =>
  db
    .updateTable('mail')
    .set({ given_up_at: at, last_error: error, body: textAfter(mail) })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .execute();

/** Only by the holder of the lease: a later claim counts one attempt more. */
export const noteFailed = (db: Db, mail: MailRow, error: string, nextTry: string) =>
  db
    .updateTable('mail')
    .set({ next_try_at: nextTry, last_error: error })
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null)
    .execute();

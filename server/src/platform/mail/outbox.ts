import { after } from '../clock.ts';
import type { Db } from '../db/transaction.ts';

/** Renewed while a mail server talks: whoever does not is dead, or has lost the database. */
export const lease = 30_000;

/** The next mail that is due, for this run alone until the lease ends. One short statement. */
export const claimNextMail = (db: Db, by: string, at: string) =>
  db
    .updateTable('mail')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      next_try_at: after(at, lease),
      claimed_by: by,
    }))
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
export type OutboxMail = NonNullable<Awaited<ReturnType<typeof claimNextMail>>>;

/** Only by its holder: a later claim counts one attempt more. */
const held = (db: Db, mail: OutboxMail) =>
  db
    .updateTable('mail')
    .where('id', '=', mail.id)
    .where('attempts', '=', mail.attempts)
    .where('sent_at', 'is', null);

/** As long as nothing else was noted meanwhile. */
export const renewLease = (db: Db, mail: OutboxMail, from: string, until: string) =>
  held(db, mail)
    .set({ next_try_at: until })
    .where('given_up_at', 'is', null)
    .where('next_try_at', '=', from)
    .execute();

/** What an earlier run held whose process is dead: due now. */
export const freeClaims = (db: Db, by: string, at: string) =>
  db
    .updateTable('mail')
    .set({ next_try_at: at, claimed_by: null })
    .where('claimed_by', '=', by)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

/** All that is due waits together. */
export const postponeDue = (db: Db, at: string, until: string) =>
  db
    .updateTable('mail')
    .set({ next_try_at: until })
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where('next_try_at', '<=', at)
    .execute();

/** A one-time link has no business in the outbox once it was sent or has ended. */
const textAfter = (mail: OutboxMail): string => (mail.useful_until === null ? mail.body : '');

/** Whoever holds the lease by now: the server has taken it, so it is sent. */
export const noteSent = (db: Db, mail: OutboxMail, at: string) =>
  db
    .updateTable('mail')
    .set({ sent_at: at, last_error: null, claimed_by: null, body: textAfter(mail) })
    .where('id', '=', mail.id)
    .where('sent_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

export const noteMailGivenUp = (db: Db, mail: OutboxMail, error: string, at: string) =>
  held(db, mail)
    .set({ given_up_at: at, last_error: error, claimed_by: null, body: textAfter(mail) })
    .execute();

export const noteMailFailed = (db: Db, mail: OutboxMail, error: string, nextTry: string) =>
  held(db, mail).set({ next_try_at: nextTry, last_error: error, claimed_by: null }).execute();

import { after, type Clock } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { claimMail, type MailRow, noteFailed, noteGivenUp, noteSent } from './outbox.ts';
import { waitAfter } from './waits.ts';

/** Hands one mail to the mail server; throws when it was not taken. */
export type Send = (mail: Pick<MailRow, 'id' | 'recipient' | 'subject' | 'body'>) => Promise<void>;

/** Thrown by a sender that knows that no later try will do better. */
export class Undeliverable extends Error {}

export interface Delivery {
  readonly db: Db;
  readonly clock: Clock;
  readonly send: Send;
}

const told = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

async function trySending({ db, clock, send }: Delivery, mail: MailRow): Promise<void> {
  if (mail.useful_until !== null && mail.useful_until <= clock.now()) {
    await noteGivenUp(db, mail, 'It could not be sent while its link was good.', clock.now());
    return;
  }
  try {
    await send(mail);
  } catch (error) {
    const wait = error instanceof Undeliverable ? undefined : waitAfter(mail.attempts);
    const at = clock.now();
    if (wait === undefined) await noteGivenUp(db, mail, told(error), at);
    else await noteFailed(db, mail, told(error), after(at, wait));
    return;
  }
  await noteSent(db, mail, clock.now());
}

/**
 * Sends all that is due, one after the other; no transaction is open while a mail server talks.
 * A process that dies after the mail server took a mail and before that is noted sends it again,
 * with the same Message-ID, by which mail programs show it once.
 */
export async function deliverDue(delivery: Delivery, stopping?: AbortSignal): Promise<void> {
  for (;;) {
    if (stopping?.aborted) return;
    const mail = await claimMail(delivery.db, delivery.clock.now());
    if (!mail) return;
    await trySending(delivery, mail);
  }
}

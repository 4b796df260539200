import { after, type Clock, minutes } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import {
  claimNextMail,
  lease,
  type OutboxMail,
  noteMailFailed,
  noteMailGivenUp,
  noteSent,
  postponeDue,
  renewLease,
} from './outbox.ts';
import { mailWaitAfter } from './waits.ts';

/** Hands one mail to the mail server; throws when it was not taken. */
export type Send = (
  mail: Pick<OutboxMail, 'id' | 'recipient' | 'subject' | 'body'>,
) => Promise<void>;

/** Thrown by a sender that knows that no later try will do better. */
export class Undeliverable extends Error {}

/** Thrown by a sender that did not get as far as the mail: any other would have failed, too. */
export class ServerAway extends Error {}

export interface Delivery {
  readonly db: Db;
  readonly clock: Clock;
  readonly send: Send;
}

interface Round {
  /** the run of the job that this round is */
  readonly by: string;
  readonly stopping?: AbortSignal;
}

/** So many at once: one slow recipient does not hold the others. */
const together = 4;
const renewEvery = lease / 4;
const awayWait = minutes(1);

const told = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/** The lease is renewed as long as the mail server talks, however slowly. */
async function sendHeld({ db, clock, send }: Delivery, mail: OutboxMail): Promise<void> {
  let until = mail.next_try_at;
  const renew = async (): Promise<void> => {
    const from = until;
    until = after(clock.now(), lease);
    await renewLease(db, mail, from, until);
  };
  // A lost beat is no fault of the mail: the next one follows.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEvery);
  try {
    await send(mail);
  } finally {
    clearInterval(timer);
  }
}

async function noteNotTaken(
  { db, clock }: Delivery,
  mail: OutboxMail,
  error: unknown,
): Promise<void> {
  const wait = error instanceof Undeliverable ? undefined : mailWaitAfter(mail.attempts);
  const at = clock.now();
  if (wait === undefined) await noteMailGivenUp(db, mail, told(error), at);
  else await noteMailFailed(db, mail, told(error), after(at, wait));
}

/** Answers whether it is worth going on. */
async function trySending(delivery: Delivery, mail: OutboxMail): Promise<boolean> {
  const { db, clock } = delivery;
  if (mail.useful_until !== null && mail.useful_until <= clock.now()) {
    await noteMailGivenUp(db, mail, 'It could not be sent while its link was good.', clock.now());
    return true;
  }
  try {
    await sendHeld(delivery, mail);
  } catch (error) {
    await noteNotTaken(delivery, mail, error);
    return !(error instanceof ServerAway);
  }
  await noteSent(db, mail, clock.now());
  return true;
}

/**
 * Sends all that is due, a few at once; no transaction is open while a mail server talks. A server that
 * cannot be reached ends the round, and what is due waits together: it must not cost each mail a try.
 * A process that dies after the mail server took a mail and before that is noted sends it again,
 * with the same Message-ID, by which mail programs show it once.
 */
export async function deliverDue(delivery: Delivery, { by, stopping }: Round): Promise<void> {
  const { db, clock } = delivery;
  let isAway = false;
  const sendOn = async (): Promise<void> => {
    if (isAway || stopping?.aborted) return;
    const mail = await claimNextMail(db, by, clock.now());
    if (!mail) return;
    if (!(await trySending(delivery, mail))) isAway = true;
    await sendOn();
  };
  const ends = await Promise.allSettled(Array.from({ length: together }, sendOn));
  if (isAway) await postponeDue(db, clock.now(), after(clock.now(), awayWait));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

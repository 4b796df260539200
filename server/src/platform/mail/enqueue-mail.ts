import type { Language } from '@muster/contract/kernel/words/sentence.ts';
import { announce } from '../db/announce.ts';
import type { Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { deliveryKind } from './delivery-job.ts';

export interface NewMail {
  /** what it is about, for whoever reads the outbox: `identity.reset` */
  readonly kind: string;
  /** the one stored address of an account, never one from a request */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** none: the text is in both languages */
  readonly language?: Language;
  /** of a mail that carries a one-time link: when that ends */
  readonly usefulUntil?: string;
}

/** One address and nothing else: no second one, no name, no line of a header. */
const oneAddress = /^[^\p{Cc}\s,;<>"]+@[^\p{Cc}\s,;<>"@]+$/u;
const control = /\p{Cc}/u;

function refuseForged({ to, subject }: NewMail): void {
  if (!oneAddress.test(to)) throw new Error('A mail goes to exactly one plain address.');
  if (control.test(subject)) throw new Error('The subject of a mail is one line of plain text.');
}

const rowOf = (mail: NewMail, at: string) => ({
  id: newId(at),
  kind: mail.kind,
  recipient: mail.to,
  subject: mail.subject,
  body: mail.text,
  language: mail.language ?? null,
  useful_until: mail.usefulUntil ?? null,
  created_at: at,
  next_try_at: at,
  attempts: 0,
});

/** Kept in the caller's transaction: no deed without its mail, no mail without its deed. */
export async function enqueueMail(tx: Tx, mail: NewMail, at: string): Promise<string> {
  refuseForged(mail);
  const row = rowOf(mail, at);
  await tx.insertInto('mail').values(row).execute();
  announce(deliveryKind);
  return row.id;
}

/** Many in one statement; a few hundred at a time. */
export async function enqueueMails(tx: Tx, mails: readonly NewMail[], at: string): Promise<void> {
  if (mails.length === 0) return;
  for (const mail of mails) refuseForged(mail);
  await tx
    .insertInto('mail')
    .values(mails.map((mail) => rowOf(mail, at)))
    .execute();
  announce(deliveryKind);
}

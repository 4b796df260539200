import type { Language } from '@muster/contract/kernel/sentence.ts';
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

/** Kept in the caller's transaction: no deed without its mail, no mail without its deed. */
export async function enqueueMail(tx: Tx, mail: NewMail, at: string): Promise<string> {
  refuseForged(mail);
  const id = newId(at);
  await tx
    .insertInto('mail')
    .values({
      id,
      kind: mail.kind,
      recipient: mail.to,
      subject: mail.subject,
      body: mail.text,
      language: mail.language ?? null,
      useful_until: mail.usefulUntil ?? null,
      created_at: at,
      next_try_at: at,
      attempts: 0,
    })
    .execute();
  announce(deliveryKind);
  return id;
}

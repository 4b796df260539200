import { createTransport } from 'nodemailer';
import { type Send, Undeliverable } from './deliver.ts';

export interface SmtpSettings {
  readonly url: string;
  /** the address mails come from */
  readonly from: string;
}

/** A dozen steps of at most this much stay below the lease of a mail. */
const patience = 20_000;

const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** One connection a mail: nothing is kept open, nothing is repeated behind our back. */
export function smtpSender({ url, from }: SmtpSettings): Send {
  const transport = createTransport({
    url,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const house = from.slice(from.indexOf('@') + 1);
  return async ({ id, recipient, subject, body }) => {
    try {
      await transport.sendMail({
        envelope: { from, to: [recipient] },
        from: { name: 'Muster', address: from },
        to: { name: '', address: recipient },
        subject,
        text: body,
        messageId: `<${id}@${house}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      if (isRefusedForGood(error)) throw new Undeliverable(String(error), { cause: error });
      throw error;
    }
  };
}

import { createTransport } from 'nodemailer';
import { type Send, ServerAway, Undeliverable } from './deliver.ts';

export interface SmtpSettings {
  readonly url: string;
  /** the address mails come from */
  readonly from: string;
}

/** How a mail presents itself, as it is set at the moment of sending. */
export interface MailSender {
  readonly name: string;
  /** empty: the address it comes from */
  readonly replyTo: string;
  /** below every text; empty: nothing */
  readonly footer: string;
}

const plainHead: MailSender = { name: 'Muster', replyTo: '', footer: '' };

/** By the sign before it mail programs know that the text proper is over. */
const withFooter = (body: string, footer: string): string =>
  footer === '' ? body : `${body}\n\n-- \n${footer}\n`;

/** For each step of the talk. */
const patience = 20_000;

const stepOf = (error: Error): string =>
  'command' in error && typeof error.command === 'string' ? error.command : '';

const isRefusedForGood = (error: Error): boolean =>
  stepOf(error) === 'RCPT TO' && 'responseCode' in error && Number(error.responseCode) >= 500;

/** Before the first word about this mail: no connection, no greeting, no login. */
const isAboutServer = (error: Error): boolean =>
  /^(CONN|EHLO|HELO|LHLO|STARTTLS|API|AUTH.*)$/.test(stepOf(error)) &&
  !('timeoutType' in error && error.timeoutType === 'SOCKET_TIMEOUT');

function judged(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (isRefusedForGood(error)) return new Undeliverable(String(error), { cause: error });
  return isAboutServer(error) ? new ServerAway(error.message, { cause: error }) : error;
}

/** One connection a mail: nothing is kept open, nothing is repeated behind our back. */
export function smtpSender(
  { url, from }: SmtpSettings,
  letterhead: () => Promise<MailSender> = async () => plainHead,
): Send {
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
    const { name, replyTo, footer } = await letterhead();
    try {
      await transport.sendMail({
        envelope: { from, to: [recipient] },
        from: { name, address: from },
        ...(replyTo && { replyTo: { name: '', address: replyTo } }),
        to: { name: '', address: recipient },
        subject,
        text: withFooter(body, footer),
        messageId: `<${id}@${house}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw judged(error);
    }
  };
}

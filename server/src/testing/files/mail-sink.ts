import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { callbackify } from 'node:util';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface Received {
  readonly to: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly raw: string;
}

/** What the server does with a recipient: takes it, or answers with this code. */
type Recipient = (address: string) => Promise<number | undefined> | number | undefined;

export interface MailSink {
  readonly url: string;
  readonly port: number;
  readonly received: Received[];
  /** how many connections were made, also those that came to nothing */
  readonly connections: number;
  answerRecipient(how: Recipient): void;
  stop(): Promise<void>;
}

const quotedPrintable = (body: string): string =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8');

function read(raw: string, to: readonly string[]): Received {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]*: */, '')]),
  ) as Record<string, string>;
  const body = raw.slice(end + 4);
  const encoding = headers['content-transfer-encoding'];
  const decoded =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString('utf8')
      : encoding === 'quoted-printable'
        ? quotedPrintable(body)
        : body;
  return { to, headers, text: decoded.trim(), raw };
}

/** A real mail server on the loopback that keeps what it is given. */
export async function startMailSink(port = 0): Promise<MailSink> {
  const received: Received[] = [];
  let connections = 0;
  let recipient: Recipient = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => {
      connections += 1;
      done();
    },
    onRcptTo: callbackify(async ({ address }: { address: string }, _session: SMTPServerSession) => {
      const code = await recipient(address);
      if (code !== undefined) throw Object.assign(new Error('not now'), { responseCode: code });
    }),
    onData: callbackify(async (stream: Readable, { envelope }: SMTPServerSession) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      received.push(read(await text(stream), to));
    }),
  });
  server.on('error', () => undefined);
  const listening = server.listen(port, '127.0.0.1');
  await once(listening, 'listening');
  const bound = (listening.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    get connections() {
      return connections;
    },
    answerRecipient: (how) => {
      recipient = how;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

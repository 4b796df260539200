import pg from 'pg';
import { it } from 'vitest';
import { logInOver } from '../testing/http-client.ts';
import { type MailSink, startMailSink } from '../testing/files/mail-sink.ts';
import { until } from '../testing/files/raw-upload.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { inSeconds, promisesOf } from './promises.ts';

const promises = promisesOf('mail');
/** A mail that was refused waits a minute, and so do all when the mail server is away. */
const patience = 480_000;

const isGone = (number: number): boolean => number % 20 === 7;
const isBusy = (number: number): boolean => number % 10 === 3;
const addressOf = (number: number): string =>
  `${isGone(number) ? 'gone' : isBusy(number) ? 'busy' : 'person'}${number}@example.com`;

/** A mail server that takes its time, refuses some for now and some for ever, and can be held. */
function misbehave(sink: MailSink) {
  const tried = new Set<string>();
  let held: (() => void)[] | undefined;
  sink.answerRecipient(async (address) => {
    if (held) await new Promise<void>((resolve) => held?.push(resolve));
    else await new Promise((resolve) => setTimeout(resolve, 300));
    if (address.startsWith('gone')) return 550;
    if (!address.startsWith('busy') || tried.has(address)) return undefined;
    tried.add(address);
    return 451;
  });
  return {
    hold: () => (held = []),
    held: () => held?.length ?? 0,
    letGo: () => {
      for (const release of held ?? []) release();
      held = undefined;
    },
  };
}

async function invite(address: string, from: number, to: number): Promise<number> {
  const admin = await logInOver(address);
  let slowest = 0;
  for (let number = from; number < to; number += 1) {
    const began = performance.now();
    const given = { name: 'Someone', email: addressOf(number), userRole: 'HR' };
    const { status } = await admin.call('POST', '/users', given);
    if (status !== 200) throw new Error(`a user was answered with ${status}`);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return slowest;
}

interface Delivered {
  readonly came: readonly string[];
  readonly givenUp: readonly { recipient: string; last_error: string | null }[];
  /** slowest requests in milliseconds: while the mail server was down, and while it was slow */
  readonly slowest: { readonly down: number; readonly slow: number };
}

async function deliver(databaseUrl: string): Promise<Delivered> {
  const down = await startMailSink();
  await down.stop();
  const env = {
    DATABASE_URL: databaseUrl,
    MUSTER_DEMO: 'on',
    SMTP_URL: down.url,
    MAIL_FROM: 'hr@muster.example',
  };
  const first = await startServer(env);
  const whileDown = await invite(first.address, 0, 40);
  await endProcess(first.child, 'SIGKILL');
  const second = await startServer(env);
  const stillDown = await invite(second.address, 40, 70);
  const sink = await startMailSink(down.port);
  const behaviour = misbehave(sink);
  await until(() => sink.received.length > 10, patience);
  // Killed while it speaks: after a mail was taken and before that was noted, it would come twice.
  behaviour.hold();
  await until(() => behaviour.held() >= 4, patience);
  await endProcess(second.child, 'SIGKILL');
  behaviour.letGo();
  const third = await startServer(env);
  const slow = await invite(third.address, 70, 100);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const open = 'select 1 from mail where sent_at is null and given_up_at is null';
  await until(async () => (await client.query(open)).rowCount === 0, patience);
  const { rows: givenUp } = await client.query<Delivered['givenUp'][number]>(
    'select recipient, last_error from mail where given_up_at is not null',
  );
  await client.end();
  await endProcess(third.child, 'SIGTERM');
  await sink.stop();
  const came = sink.received.flatMap(({ to }) => to);
  return { came, givenUp, slowest: { down: Math.max(whileDown, stillDown), slow } };
}

it('100 mails, the sink down, slow and refusing, the app killed twice', async () => {
  const { came, givenUp, slowest } = await deliver(await newDatabaseUrl('empty'));
  const numbers = Array.from({ length: 100 }, (_, number) => number);
  const expected = numbers.filter((number) => !isGone(number)).map(addressOf);
  const gone = numbers.filter(isGone).map(addressOf);
  const times = (address: string) => came.filter((one) => one === address).length;
  const delivered = expected.filter((address) => times(address) > 0);
  promises.all('mails delivered', delivered.length, expected.length);
  const twice = expected.filter((address) => times(address) > 1);
  promises.none('mails delivered twice', twice, came.length);
  const told = givenUp.filter((row) => row.last_error?.includes('550'));
  const known = gone.filter((one) => told.some(({ recipient }) => recipient === one));
  promises.all('refused for ever: given up with the reason', known.length, gone.length);
  const tooSoon = givenUp.filter(({ recipient }) => !gone.includes(recipient));
  promises.none('given up though not refused for ever', tooSoon, expected.length);
  const aim = 'aim: at most 1.0 s';
  promises.tell('slowest request, mail server down', inSeconds(slowest.down), aim);
  promises.tell('slowest request, mail server slow', inSeconds(slowest.slow), aim);
});

import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../../testing/files/mail-sink.ts';
import { testClock } from '../../testing/clocks/test-clock.ts';
import { newDatabase } from '../../testing/postgres/test-database.ts';
import { minutes } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { type Delivery, deliverDue, Undeliverable } from './deliver.ts';
import { enqueueMail, type NewMail } from './enqueue-mail.ts';
import { claimNextMail, lease, renewLease } from './outbox.ts';
import { smtpSender } from './smtp.ts';
import { mailWaitAfter } from './waits.ts';

let database: Database;
let sink: MailSink;
const clock = testClock();
const from = 'hr@muster.example';
const by = '0193a1b2-0000-7000-8000-00000000000a';
const deliver = (given = delivery()) => deliverDue(given, { by });

beforeAll(async () => {
  database = await newDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  sink = await startMailSink();
});
afterEach(async () => {
  await sink.stop();
  await database.db.deleteFrom('mail').execute();
});

const put = (given: Partial<NewMail> = {}): Promise<string> =>
  transaction(database.db, (tx) =>
    enqueueMail(
      tx,
      { kind: 'test', to: 'rahim@example.com', subject: 'Hello', text: 'A line.', ...given },
      clock.now(),
    ),
  );
const delivery = (url = sink.url): Delivery => ({
  db: database.db,
  clock,
  send: smtpSender({ url, from }),
});
const rows = () => database.db.selectFrom('mail').selectAll().orderBy('id').execute();
const only = async () => {
  const [row] = await rows();
  if (!row) throw new Error('the outbox is empty');
  return row;
};

describe('delivery', () => {
  it('sends a mail as it was written, templates and markup left alone', async () => {
    const text = 'নমস্কার {{7*7}} ${7*7}\n<img src=x onerror=alert(1)>\n.\nend';
    const id = await put({ subject: 'পাসওয়ার্ড {{7*7}}', text });
    await deliver();
    const [mail] = sink.received;
    expect(mail?.to).toEqual(['rahim@example.com']);
    expect(mail?.text.replaceAll('\r\n', '\n')).toBe(text);
    expect(mail?.headers).toMatchObject({
      from: `Muster <${from}>`,
      to: 'rahim@example.com',
      'message-id': `<${id}@muster.example>`,
      'content-type': 'text/plain; charset=utf-8',
    });
    expect(await only()).toMatchObject({ attempts: 1, sent_at: expect.any(String) as string });
  });

  it('sends each once when two deliver at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 12 }, () => put()));
    await Promise.all([deliver(), deliver(), deliver()]);
    const sent = sink.received.map((mail) => mail.headers['message-id']?.slice(1, 37));
    expect(sent.toSorted()).toEqual(ids.toSorted());
  });

  it('sends a mail whose process died before sending: once, after the lease, by another', async () => {
    await put();
    expect(await claimNextMail(database.db, by, clock.now())).toBeDefined();
    await deliver();
    expect(sink.received).toEqual([]);
    clock.advance(lease);
    await deliver();
    await deliver();
    expect(sink.received).toHaveLength(1);
  });

  it('repeats with the same Message-ID when a process died after sending', async () => {
    await put();
    const { send } = delivery();
    const mail = await claimNextMail(database.db, by, clock.now());
    if (!mail) throw new Error('nothing was due');
    await send(mail);
    clock.advance(lease);
    await deliver();
    const [first, second] = sink.received.map(({ headers }) => headers['message-id']);
    expect(second).toBe(first);
  });

  it('does not let one who lost the lease undo what another did', async () => {
    await put();
    let release = (): void => undefined;
    const stuck = deliver({
      ...delivery(),
      send: () => new Promise((_, reject) => (release = () => reject(new Error('cut off')))),
    });
    await expect.poll(async () => (await only()).attempts).toBe(1);
    clock.advance(lease);
    await deliver();
    release();
    await stuck;
    expect(await only()).toMatchObject({ last_error: null, sent_at: expect.any(String) as string });
    expect(sink.received).toHaveLength(1);
  });

  it.each([
    ['failed', new Error('cut off')],
    ['was refused', new Undeliverable('no such person')],
  ])('does not let one who lost the lease and %s take it from the next', async (_, error) => {
    await put();
    let release = (): void => undefined;
    const stuck = deliver({
      ...delivery(),
      send: () => new Promise((_resolve, reject) => (release = () => reject(error))),
    });
    await expect.poll(async () => (await only()).attempts).toBe(1);
    clock.advance(lease);
    const next = await claimNextMail(database.db, by, clock.now());
    release();
    await stuck;
    expect(await only()).toEqual(next);
  });

  it('waits ever longer while the mail server is down, and sends once when it is back', async () => {
    await put();
    await sink.stop();
    const waited: number[] = [];
    for (let failure = 1; failure <= 3; failure += 1) {
      await deliver();
      const row = await only();
      expect(row).toMatchObject({ attempts: failure, sent_at: null });
      expect(row.last_error).toContain('ECONNREFUSED');
      waited.push(Math.round((Date.parse(row.next_try_at) - Date.parse(clock.now())) / 60_000));
      clock.advance(minutes(waited.at(-1) ?? 0));
    }
    expect(waited).toEqual([1, 2, 5]);
    sink = await startMailSink(sink.port);
    await deliver();
    await deliver();
    expect(sink.received).toHaveLength(1);
  });

  it('tries again after "not now", not after "no such person"', async () => {
    await put();
    sink.answerRecipient(() => 451);
    await deliver();
    expect(await only()).toMatchObject({ given_up_at: null, attempts: 1 });
    clock.advance(minutes(1));
    sink.answerRecipient(() => 550);
    await deliver();
    expect(await only()).toMatchObject({ attempts: 2, given_up_at: expect.any(String) as string });
    clock.advance(minutes(60));
    await deliver();
    expect((await only()).attempts).toBe(2);
    expect(sink.received).toEqual([]);
  });

  it('gives up in the end, after more than two days', async () => {
    const waits = Array.from({ length: 20 }, (_, index) => mailWaitAfter(index + 1));
    const given = waits.filter((wait) => wait !== undefined);
    expect(waits.slice(given.length)).toEqual(Array(20 - given.length).fill(undefined));
    expect(given.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(minutes(2 * 24 * 60));
    await put();
    await database.db.updateTable('mail').set({ attempts: given.length }).execute();
    await sink.stop();
    await deliver();
    expect((await only()).given_up_at).not.toBeNull();
  });

  it('holds no transaction while the mail server is slow', async () => {
    await put();
    let release = (): void => undefined;
    sink.answerRecipient(() => new Promise((resolve) => (release = () => resolve(undefined))));
    const sending = deliver();
    await expect.poll(() => sink.connections).toBe(1);
    await transaction(database.db, (tx) => tx.selectFrom('mail').selectAll().forUpdate().execute());
    await expect.poll(async () => (release(), sink.received.length)).toBe(1);
    await sending;
  });
});

describe('a mail with a one-time link', () => {
  it('loses its text once sent', async () => {
    await put({ usefulUntil: '2099-01-01T00:00:00.000Z', text: 'secret link' });
    await deliver();
    expect(sink.received[0]?.text).toBe('secret link');
    expect((await only()).body).toBe('');
  });

  it('is not sent after its link has ended, and loses its text', async () => {
    await put({ usefulUntil: clock.now(), text: 'secret link' });
    await deliver();
    expect(sink.received).toEqual([]);
    expect(await only()).toMatchObject({ body: '', given_up_at: expect.any(String) as string });
  });
});

describe('a mail server that cannot be reached', () => {
  it('ends the round: the mails wait together and keep their tries', async () => {
    for (let count = 0; count < 20; count += 1) await put();
    await sink.stop();
    await deliver();
    const waiting = await rows();
    expect(waiting.filter(({ attempts }) => attempts > 0).length).toBeLessThanOrEqual(4);
    expect(waiting.every((row) => row.next_try_at > clock.now())).toBe(true);
    sink = await startMailSink(sink.port);
    await deliver();
    expect(sink.received).toEqual([]);
    clock.advance(minutes(1));
    await deliver();
    expect(sink.received).toHaveLength(20);
  });

  it('is also one that wants nothing of us', async () => {
    let connections = 0;
    const server = createServer((socket) => {
      connections += 1;
      socket.on('error', () => undefined).end('554 no service\r\n');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    for (let count = 0; count < 20; count += 1) await put();
    await deliver(delivery(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`));
    server.close();
    expect(connections).toBeLessThanOrEqual(4);
    expect((await rows()).filter(({ attempts }) => attempts > 0)).toHaveLength(connections);
  });

  it('is not one that is slow with a single mail: the others are sent meanwhile', async () => {
    let release = (): void => undefined;
    await put({ to: 'slow@example.com' });
    for (let count = 0; count < 9; count += 1) await put();
    sink.answerRecipient((address) =>
      address === 'slow@example.com'
        ? new Promise((resolve) => (release = () => resolve(undefined)))
        : undefined,
    );
    const delivering = deliver();
    await expect.poll(() => sink.received.length).toBe(9);
    release();
    await delivering;
    expect(sink.received).toHaveLength(10);
  });
});

describe('the lease of a mail', () => {
  it('is renewed by its holder only, and not after its end', async () => {
    await put();
    const mail = await claimNextMail(database.db, by, clock.now());
    if (!mail) throw new Error('nothing was due');
    const later = new Date(Date.parse(mail.next_try_at) + lease).toISOString();
    await renewLease(database.db, { ...mail, attempts: 2 }, mail.next_try_at, later);
    expect((await only()).next_try_at).toBe(mail.next_try_at);
    await renewLease(database.db, mail, mail.next_try_at, later);
    expect((await only()).next_try_at).toBe(later);
    await renewLease(database.db, mail, mail.next_try_at, '2099-01-01T00:00:00.000Z');
    expect((await only()).next_try_at).toBe(later);
  });
});

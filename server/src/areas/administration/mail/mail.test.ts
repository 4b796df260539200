import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { after, days, minutes } from '../../../platform/clock.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { lease } from '../../../platform/mail/outbox.ts';
import { enqueueMail } from '../../../platform/mail/enqueue-mail.ts';
import type { Client } from '../../../testing/client.ts';
import { makeApp, type TestApp } from '../../../testing/make-app.ts';
import { testHouse } from '../../../testing/people/test-house.ts';

let test: TestApp;
let admin: Client;
let nudges = 0;
beforeAll(async () => {
  const mailWaits = () => {
    nudges += 1;
  };
  test = await makeApp({ house: { ...testHouse, delivers: true, mailWaits } });
  admin = await test.as('admin');
});
afterAll(() => test.close());
beforeEach(async () => {
  nudges = 0;
  await test.database.db.deleteFrom('mail').execute();
});

interface Told {
  to?: string;
  kind?: string;
  at?: string;
  /** holds a one-time link */
  isLink?: boolean;
}
const newMail = ({ to = 'someone@example.com', kind = 'identity.known', ...told }: Told = {}) => {
  const at = told.at ?? test.clock.now();
  const mail = { kind, to, subject: 'Hello', text: 'A text', language: 'en' as const };
  const usefulUntil = told.isLink ? after(at, days(1)) : undefined;
  return transaction(test.database.db, (tx) => enqueueMail(tx, { ...mail, usefulUntil }, at));
};
const change = (id: string, values: Record<string, unknown>) =>
  test.database.db.updateTable('mail').set(values).where('id', '=', id).execute();
const giveUp = (id: string, more = {}) =>
  change(id, {
    given_up_at: test.clock.now(),
    attempts: 3,
    last_error: '550 no such box',
    ...more,
  });
const entries = async (action: string) =>
  (
    await test.database.db
      .selectFrom('audit_entry')
      .select('record_id')
      .where('action', '=', action)
      .where('record', '=', 'mail')
      .execute()
  ).map((row) => row.record_id);
const addresses = (reply: { body: unknown }) =>
  (reply.body as { data: { recipient: string }[] }).data.map(({ recipient }) => recipient);

describe('refused', () => {
  it('an administrator of one concern, whatever is asked', async () => {
    const concern = (await admin.post('/concern', { name: 'Padma Textiles' })).at('concern._id');
    const id = await newMail();
    await giveUp(id);
    const limited = await test.enter({
      kind: 'user',
      id: await test.newUser({ concernId: concern }),
    });
    for (const reply of [
      await limited.get('/mail/data'),
      await limited.get(`/mail/${id}`),
      await limited.post(`/mail/${id}/retry`),
    ])
      expect([reply.status, reply.at('code')]).toEqual([403, 'access.of-group']);
    expect(await entries('mail.read')).not.toContain(id);
  });

  it('what is not there, and what cannot be asked', async () => {
    const none = '0193a1b2-0000-7000-8000-000000000000';
    expect((await admin.get(`/mail/${none}`)).status).toBe(404);
    expect((await admin.post(`/mail/${none}/retry`)).status).toBe(404);
    expect((await admin.get('/mail/data?state=lost')).status).toBe(400);
    expect((await admin.get('/mail/data?from=yesterday')).status).toBe(400);
  });

  it('another try of one that was sent, is about to be tried, or may be under way', async () => {
    const sent = await newMail();
    await change(sent, { sent_at: test.clock.now(), attempts: 1 });
    const fresh = await newMail();
    const held = await newMail();
    await change(held, { attempts: 1, next_try_at: after(test.clock.now(), lease) });
    for (const id of [sent, fresh, held]) {
      const reply = await admin.post(`/mail/${id}/retry`);
      expect([reply.status, reply.at('code')]).toEqual([409, 'administration.mail-not-to-retry']);
    }
    expect([nudges, await entries('mail.retry')]).toEqual([0, []]);
  });

  it('another try of one whose link was erased', async () => {
    const id = await newMail({ isLink: true });
    await giveUp(id, { body: '' });
    const reply = await admin.post(`/mail/${id}/retry`);
    expect([reply.status, reply.at('code')]).toEqual([409, 'administration.mail-text-erased']);
    expect((await admin.get(`/mail/${id}`)).body).toMatchObject({
      mail: { text: null, can: { retry: false } },
    });
  });
});

describe('the outbox', () => {
  it('is shown newest first, without texts, with counts and whether mails are sent', async () => {
    await newMail({ to: 'first@example.com', at: after(test.clock.now(), -minutes(2)) });
    const sent = await newMail({ to: 'second@example.com', at: after(test.clock.now(), -1000) });
    await change(sent, { sent_at: test.clock.now(), attempts: 1 });
    await giveUp(await newMail({ to: 'third@example.com' }));
    const reply = await admin.get('/mail/data');
    expect(addresses(reply)).toEqual([
      'third@example.com',
      'second@example.com',
      'first@example.com',
    ]);
    expect(reply.text).not.toContain('A text');
    expect(reply.body).toMatchObject({
      total: 3,
      counts: { waiting: 1, sent: 1, failed: 1 },
      delivers: true,
    });
  });

  it('is narrowed by state, kind, address and days of the company’s calendar', async () => {
    // 18:30 in UTC is half past midnight of the next day in Dhaka
    await newMail({ to: 'eve@example.com', at: '2026-03-01T17:59:59.000Z' });
    await newMail({ to: 'morning@example.com', at: '2026-03-01T18:30:00.000Z' });
    await giveUp(await newMail({ to: 'odd_name@example.com', kind: 'identity.reset' }));
    const found = async (query: string) => addresses(await admin.get(`/mail/data?${query}`));
    expect(await found('from=2026-03-02&to=2026-03-02')).toEqual(['morning@example.com']);
    expect(await found('to=2026-03-01')).toEqual(['eve@example.com']);
    expect(await found('state=failed')).toEqual(['odd_name@example.com']);
    expect(await found('kind=identity.reset')).toEqual(['odd_name@example.com']);
    expect(await found('search=D_NAME')).toEqual(['odd_name@example.com']);
    expect(await found('state=waiting&limit=1&pageNo=2')).toEqual(['eve@example.com']);
  });

  it('shows a text, and keeps that it was read', async () => {
    const id = await newMail();
    const reply = await admin.get(`/mail/${id}`);
    expect(reply.body).toMatchObject({
      mail: { _id: id, text: 'A text', state: 'waiting', language: 'en', attempts: 0, error: null },
    });
    expect(await entries('mail.read')).toContain(id);
  });
});

describe('another try', () => {
  it('makes a mail due that was given up, once', async () => {
    const id = await newMail();
    await giveUp(id);
    const both = await Promise.all([
      admin.post(`/mail/${id}/retry`),
      admin.post(`/mail/${id}/retry`),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const row = await test.database.db.selectFrom('mail').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ given_up_at: null, attempts: 3 });
    expect(row.next_try_at <= test.clock.now()).toBe(true);
    expect([nudges, await entries('mail.retry')]).toEqual([1, [id]]);
  });

  it('hurries one that waits for hours', async () => {
    const id = await newMail();
    await change(id, { attempts: 9, next_try_at: after(test.clock.now(), minutes(240)) });
    const reply = await admin.post(`/mail/${id}/retry`);
    expect([reply.status, reply.at('mail.state')]).toEqual([200, 'waiting']);
    expect(reply.at('mail.nextTryAt') <= test.clock.now()).toBe(true);
  });
});

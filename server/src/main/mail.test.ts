import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { end, startServer } from '../testing/server-process.ts';
import { newDatabaseUrl } from '../testing/test-database.ts';

/** The administrator of the demo. */
const someone = 'admin@example.com';

/** The process as it is run, with a real mail server beside it. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'muster-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let sink: MailSink;
beforeEach(async () => {
  sink = await startMailSink();
});
afterEach(() => sink.stop());

const env = () => ({
  SMTP_URL: sink.url,
  MAIL_FROM: 'hr@muster.example',
  PUBLIC_URL: 'https://hr.example.com/',
  MUSTER_DEMO: 'on',
});
const forget = (address: string) =>
  fetch(`${address}${basePath}/admin-auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-host': 'evil.example' },
    body: JSON.stringify({ email: someone }),
  });

it('sends from the embedded database, on its one connection, while the mail server is slow', async () => {
  let release = (): void => undefined;
  sink.answerRecipient(() => new Promise((resolve) => (release = () => resolve(undefined))));
  const { address, child } = await startServer({ ...env(), MUSTER_DATA: dataDir });
  expect((await forget(address)).status).toBe(200);
  await expect.poll(() => sink.connections, { timeout: 10_000 }).toBe(1);
  const alive = await fetch(`${address}/health/ready`);
  expect(alive.status).toBe(200);
  await expect.poll(() => (release(), sink.received.length), { timeout: 10_000 }).toBe(1);
  expect(sink.received[0]?.to).toEqual([someone]);
  expect(sink.received[0]?.text).toMatch(
    /^https:\/\/hr\.example\.com\/reset-password\/[\w-]{43}\r?$/m,
  );
  expect(await end(child, 'SIGTERM')).toBe(0);
});

it('sends a mail once though the process was killed while sending it', async () => {
  const databaseUrl = await newDatabaseUrl('empty');
  const held: (() => void)[] = [];
  sink.answerRecipient(() => new Promise((resolve) => held.push(() => resolve(undefined))));
  const first = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  await forget(first.address);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(1);
  await end(first.child, 'SIGKILL');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ attempts: number; sent_at: unknown }>('select * from mail');
  expect(rows).toMatchObject([{ attempts: 1, sent_at: null }]);
  // as if the minutes of the lease had passed
  await client.query('update mail set next_try_at = created_at');
  sink.answerRecipient(() => undefined);
  const second = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  await expect.poll(() => sink.received.length, { timeout: 15_000 }).toBe(1);
  await expect
    .poll(async () => (await client.query('select 1 from mail where sent_at is not null')).rowCount)
    .toBe(1);
  expect(await end(second.child, 'SIGTERM')).toBe(0);
  for (const release of held) release();
  expect(sink.received).toHaveLength(1);
  await client.end();
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { logInOver } from '../testing/http-client.ts';
import { type MailSink, startMailSink } from '../testing/files/mail-sink.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

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
  const { address, child } = await startServer({
    ...env(),
    MUSTER_DATA: newDataFolder(path.join(dataDir, 'data'), 'administered'),
  });
  expect((await forget(address)).status).toBe(200);
  await expect.poll(() => sink.connections).toBe(1);
  const alive = await fetch(`${address}/health/ready`);
  expect(alive.status).toBe(200);
  await expect.poll(() => (release(), sink.received.length)).toBe(1);
  expect(sink.received[0]?.to).toEqual([someone]);
  expect(sink.received[0]?.text).toMatch(
    /^https:\/\/hr\.example\.com\/reset-password\/[\w-]{43}\r?$/m,
  );
  expect(await endProcess(child, 'SIGTERM')).toBe(0);
});

it('sends a mail once though the process was killed while sending it', async () => {
  const databaseUrl = await newDatabaseUrl('administered');
  const held: (() => void)[] = [];
  sink.answerRecipient(() => new Promise((resolve) => held.push(() => resolve(undefined))));
  const first = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  await forget(first.address);
  await expect.poll(() => held.length).toBe(1);
  await endProcess(first.child, 'SIGKILL');
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows } = await client.query<{ attempts: number; sent_at: unknown }>('select * from mail');
  expect(rows).toMatchObject([{ attempts: 1, sent_at: null }]);
  sink.answerRecipient(() => undefined);
  const second = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  // once the dead process has been silent for long enough
  await expect.poll(() => sink.received.length).toBe(1);
  await expect
    .poll(async () => (await client.query('select 1 from mail where sent_at is not null')).rowCount)
    .toBe(1);
  expect(await endProcess(second.child, 'SIGTERM')).toBe(0);
  for (const release of held) release();
  expect(sink.received).toHaveLength(1);
  await client.end();
});

it('sends 100 mails once each though the mail server was down and the app was killed', async () => {
  const databaseUrl = await newDatabaseUrl('administered');
  const { port } = sink;
  await sink.stop();
  const mails: string[] = [];
  const invite = async (address: string, count: number): Promise<void> => {
    const admin = await logInOver(address);
    for (let number = 0; number < count; number += 1) {
      const email = `person${mails.length}@example.com`;
      const given = { name: 'Someone', email, userRole: 'HR' };
      expect((await admin.call('POST', '/users', given)).status).toBe(200);
      mails.push(email);
    }
  };
  const first = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  await invite(first.address, 60);
  await endProcess(first.child, 'SIGKILL');
  const second = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  await invite(second.address, 39);
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const countOf = async (what: string): Promise<unknown> =>
    (await client.query<{ n: number }>(`select count(*)::int as n from mail where ${what}`)).rows[0]
      ?.n;
  expect(await countOf('sent_at is null and given_up_at is null')).toBe(99);
  await endProcess(second.child, 'SIGKILL');
  sink = await startMailSink(port);
  const third = await startServer({ ...env(), DATABASE_URL: databaseUrl });
  // as if the minute that they all wait had passed
  await client.query('update mail set next_try_at = created_at');
  // by way of a process that leaves the work to the other
  const idle = { MUSTER_JOBS: 'off', MUSTER_FILES: dataDir };
  const fourth = await startServer({ ...env(), ...idle, DATABASE_URL: databaseUrl });
  await invite(fourth.address, 1);
  await expect.poll(() => countOf('sent_at is not null')).toBe(100);
  await Promise.all(
    [third, fourth].map(async ({ child }) => {
      expect(await endProcess(child, 'SIGTERM')).toBe(0);
    }),
  );
  expect(sink.received.flatMap(({ to }) => to).toSorted()).toEqual(mails.toSorted());
  await client.end();
});

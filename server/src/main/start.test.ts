import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logInOver } from '../testing/http-client.ts';
import {
  endProcess,
  failToStart,
  type ServerProcess,
  startServer,
} from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('on the embedded database', () => {
  const env = { MUSTER_DATA: folder };
  let first: ServerProcess;
  beforeAll(async () => {
    first = await startServer(env);
  });
  afterAll(async () => void (await endProcess(first.child, 'SIGKILL')));

  it('starts empty with the demo company and prints its logins', () => {
    expect(first.printed()).toContain('Loaded the demo company.');
    expect(first.printed()).toMatch(
      /password muster-demo:\n {2}admin@example\.com +Administrator +http:\/\/\S+\/login\n/,
    );
  });

  it('keeps its folder to its owner', () => {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('refuses a second process on the same folder with a sentence', async () => {
    const second = await failToStart(env);
    expect(second.code).toBe(1);
    expect(second.said).toContain(
      `The data folder ${folder} is in use by another Muster process. Stop that one, or set MUSTER_DATA to another folder.`,
    );
    expect(second.said).not.toMatch(/\n\s+at /);
    expect((await fetch(`${first.address}/health/ready`)).status).toBe(200);
  });

  it('ends gracefully, lets go of the folder and starts again with what it had', async () => {
    const admin = await logInOver(first.address);
    await admin.call('POST', '/designation', { name: 'Kept over a restart' });
    expect(await endProcess(first.child, 'SIGTERM')).toBe(0);
    first = await startServer(env);
    expect(first.printed()).not.toContain('Loaded the demo company.');
    const again = await logInOver(first.address);
    const found = await again.call('GET', '/designation/data?search=Kept');
    expect(found.body).toMatchObject({ total: 1 });
  });
});

describe('on a PostgreSQL server', () => {
  it('has no default accounts: it prints a set-up link that works once', async () => {
    const server = await startServer({ DATABASE_URL: await newDatabaseUrl('empty') });
    expect(server.printed()).not.toContain('muster-demo');
    const link = /http:\/\/\S+(\/setup\/[\w-]+)/.exec(server.printed())?.[1] ?? '';
    const create = () =>
      fetch(`${server.address}/api/v1${link}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          name: 'First',
          email: 'first@example.com',
          password: 'three plain words',
        }),
      });
    expect((await create()).status).toBe(200);
    expect((await create()).status).toBe(404);
    expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
  });

  it('finishes a request that is under way when it is told to stop', async () => {
    const server = await startServer({ DATABASE_URL: await newDatabaseUrl('administered') });
    const admin = await logInOver(server.address);
    // Checking a password takes tens of milliseconds: long enough to be under way.
    const slow = admin.call('PUT', '/admin-auth/update-my-password', {
      currentPassword: 'muster-demo',
      newPassword: 'three plain words',
    });
    await admin.call('GET', '/admin-auth/me');
    const ended = endProcess(server.child, 'SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
  });

  it('does not wait for a connection on which nothing was ever asked', async () => {
    const server = await startServer({ DATABASE_URL: await newDatabaseUrl() });
    const { port, hostname } = new URL(server.address);
    const unused = connect(Number(port), hostname);
    await once(unused, 'connect');
    // whoever is answered came after it
    await fetch(`${server.address}/health/ready`);
    const closed = once(unused, 'close');
    unused.resume();
    expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
    await closed;
  });
});

describe('refuses to start', () => {
  it('with wrong settings, naming each', async () => {
    const { code, said } = await failToStart({ PORT: 'x', MUSTER_DEMO: 'maybe' });
    expect(code).toBe(1);
    expect(said).toContain('  PORT must be a number');
    expect(said).toContain('  MUSTER_DEMO ');
  });

  it('when the database server does not answer, with a sentence', async () => {
    const { code, said } = await failToStart({ DATABASE_URL: 'postgres://127.0.0.1:1/none' });
    expect(code).toBe(1);
    expect(said).not.toMatch(/\n\s+at /);
    expect(said).toMatch(/database/i);
  });
});

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { UploadPace } from '../platform/files/arriving/receive.ts';
import { hostileFiles } from '../testing/faults/hostile-files.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { makeApp, type TestApp } from '../testing/make-app.ts';
import {
  endlessly,
  filesIn,
  type RawUpload,
  rawUpload,
  trickling,
  until,
} from '../testing/files/raw-upload.ts';
import { sampleMp3, samplePng } from '../testing/files/sample-files.ts';
import {
  endProcess,
  memoryOf,
  type ServerProcess,
  startServer,
} from '../testing/processes/server-process.ts';

/** Hostile senders over real connections: refused with a sentence, and nothing of them stays. */
const gigabyte = String(2 ** 30);
const chunked = { 'transfer-encoding': 'chunked' };
const pace: UploadPace = { silence: 300, rate: 8_192, grace: 600 };
const folder = mkdtempSync(path.join(tmpdir(), 'muster-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const whole = (body: Buffer) => ({
  headers: { 'content-length': String(body.length) },
  feed: (socket: Socket) => void socket.write(body),
});

describe('in this process', () => {
  let test: TestApp;
  let address: string;
  let token: string | null;
  beforeAll(async () => {
    test = await makeApp({}, { folder, pace });
    address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    token = (await test.as('admin')).token;
  });
  afterAll(async () => {
    await test.close();
  });
  const rows = () => test.database.db.selectFrom('stored_file').select('id').execute();
  afterEach(async () => {
    await until(() => filesIn(folder).length === 0);
    expect(await rows()).toEqual([]);
  });
  const send = (given: Partial<RawUpload>, feed: (socket: Socket) => Promise<void> | void) =>
    rawUpload({ address, token, headers: {}, ...given }, feed);

  it('a gigabyte is refused before its first byte', async () => {
    const told = await send({ headers: { 'content-length': gigabyte } }, () => undefined);
    expect(told).toMatchObject({ status: 413, code: 'files.too-large' });
    expect(told.message).toContain('at most 5 MB');
  });

  it('one that says nothing more is given up', async () => {
    const told = await send({ headers: { 'content-length': '1000000' } }, (socket) => {
      socket.write(samplePng());
    });
    expect(told).toMatchObject({ status: 408, code: 'files.too-slow' });
  });

  it('one that never begins is given up', async () => {
    expect(await send({ headers: chunked }, () => undefined)).toMatchObject({ status: 408 });
  });

  it('one that trickles is given up, though it is never silent', async () => {
    const headers = { 'content-length': '4000000' };
    const told = await send({ headers }, (socket) => trickling(socket, 20));
    expect(told).toMatchObject({ status: 408, code: 'files.too-slow' });
  });

  it('one without an end is cut at the limit', async () => {
    const told = await send({ headers: chunked }, (socket) => endlessly(socket, samplePng()));
    expect(told).toMatchObject({ status: 413, code: 'files.too-large' });
  });

  it('one that breaks off leaves nothing', async () => {
    for (const leave of [(socket: Socket) => socket.destroy(), (socket: Socket) => socket.end()]) {
      const told = await send({ headers: { 'content-length': '4000000' } }, async (socket) => {
        socket.write(Buffer.alloc(2_000_000));
        await until(() => filesIn(folder).length > 0);
        leave(socket);
      });
      expect(told.status).not.toBe(200);
      await until(() => filesIn(folder).length === 0);
    }
  });

  it('nobody is listened to without a session or the right, however much is sent', async () => {
    const stranger = await send({ headers: chunked, token: null }, endlessly);
    expect(stranger).toMatchObject({ status: 401, code: 'session.none' });
    const employee = (await test.as('employee')).token;
    const told = await send({ headers: chunked, token: employee, purpose: 'import' }, endlessly);
    expect(told).toMatchObject({ status: 403, code: 'access.not-allowed' });
  });

  it('two lengths at once are not understood', async () => {
    const headers = { 'content-length': '10', ...chunked };
    expect((await send({ headers }, endlessly)).status).toBe(400);
  });

  it.each(hostileFiles)('%s is refused', async (_, purpose, content, status, code) => {
    const { headers, feed } = whole(Buffer.from(content));
    const told = await send({ purpose, headers, name: '../../good.pdf' }, feed);
    expect(told).toMatchObject({ status, code });
    expect(told.message).toMatch(/\.$/);
  });

  it('an odd type of content changes nothing', async () => {
    const { headers, feed } = whole(Buffer.from('<svg/>'));
    for (const type of ['image/png', 'multipart/form-data; boundary=x', 'x', ';;;'])
      expect(await send({ headers: { ...headers, 'content-type': type } }, feed)).toMatchObject({
        status: 415,
        code: 'files.kind',
      });
  });

  it('after all of it a good one is taken', async () => {
    const { headers, feed } = whole(samplePng());
    const told = await send({ headers }, feed);
    expect(told.status).toBe(200);
    const row = await test.database.db
      .selectFrom('stored_file')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(filesIn(folder)).toEqual([path.join(folder, 'objects', row.key.slice(0, 2), row.key)]);
    expect(readFileSync(filesIn(folder)[0] ?? '').equals(samplePng())).toBe(true);
    await test.files.store.remove(row.key);
    await test.database.db.deleteFrom('stored_file').execute();
  });
});

describe('a process of its own', () => {
  const own = path.join(folder, 'own');
  let env: Record<string, string>;
  let server: ServerProcess;
  let token: string;
  const logIn = async () => {
    const reply = await fetch(`${server.address}/api/v1/admin-auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'muster-demo' }),
    });
    token = ((await reply.json()) as { token: string }).token;
  };
  beforeAll(async () => {
    env = { DATABASE_URL: await newDatabaseUrl('administered'), MUSTER_FILES: own };
    server = await startServer(env);
    await logIn();
  });
  afterAll(() => endProcess(server.child, 'SIGKILL'));
  const send = (given: Partial<RawUpload>, feed: (socket: Socket) => Promise<void> | void) =>
    rawUpload({ address: server.address, token, headers: chunked, ...given }, feed);
  const memory = (): number => memoryOf(server);
  const endless = () => send({ purpose: 'audio' }, (socket) => endlessly(socket, sampleMp3()));

  it('keeps its memory, and no file, through fifty hostile uploads', async () => {
    await endless();
    const before = memory();
    for (let round = 0; round < 5; round += 1) {
      const told = await Promise.all([
        // two that are cut at fifty megabytes, eight that are refused at the end of five
        ...[1, 2].map(endless),
        ...Array.from({ length: 8 }, () => {
          const { headers, feed } = whole(Buffer.alloc(5 * 2 ** 20, 'x'));
          return send({ headers }, feed);
        }),
      ]);
      expect(told.map(({ status }) => status)).toEqual([413, 413, ...Array<number>(8).fill(415)]);
    }
    expect(filesIn(own)).toEqual([]);
    // the files together were 700 MB
    expect(memory() - before).toBeLessThan(100);
  });

  it('that was killed in the middle of an upload has nothing left when it is started again', async () => {
    const sending = send({ purpose: 'audio' }, async (socket) => {
      socket.write(`fffff\r\n${'x'.repeat(100_000)}`);
      await until(() => filesIn(own).length > 0);
      await endProcess(server.child, 'SIGKILL');
    });
    expect(await sending).toMatchObject({ status: 0 });
    expect(filesIn(own)).toHaveLength(1);
    server = await startServer(env);
    expect(filesIn(own)).toEqual([]);
    await logIn();
    const { headers, feed } = whole(samplePng());
    expect(await send({ headers }, feed)).toMatchObject({ status: 200 });
  });
});

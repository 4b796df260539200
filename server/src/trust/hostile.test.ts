import { mkdtempSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, it } from 'vitest';
import { hostileFiles } from '../testing/faults/hostile-files.ts';
import { logInOver } from '../testing/http-client.ts';
import {
  endlessly,
  filesIn,
  type RawUpload,
  rawUpload,
  type RawReply,
  until,
} from '../testing/files/raw-upload.ts';
import { sampleMp3, samplePng } from '../testing/files/sample-files.ts';
import { endProcess, memoryOf, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('hostile');
const folder = mkdtempSync(path.join(tmpdir(), 'muster-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const chunked = { 'transfer-encoding': 'chunked' };
type Send = (
  given: Partial<RawUpload>,
  feed: (socket: Socket) => Promise<void> | void,
) => Promise<RawReply>;
/** One after the other for ever: each kind of hostile upload, with how it must end. */
function attacks(send: Send): readonly (() => Promise<boolean>)[] {
  const whole = (body: Buffer) => ({ 'content-length': String(body.length) });
  const files = hostileFiles.map(([, purpose, content, status, code]) => async () => {
    const body = Buffer.from(content);
    const told = await send({ purpose, headers: whole(body) }, (socket) => void socket.write(body));
    return told.status === status && told.code === code && told.message.endsWith('.');
  });
  return [
    ...files,
    async () =>
      (
        await send({ purpose: 'audio', headers: chunked }, (socket) =>
          endlessly(socket, sampleMp3()),
        )
      ).status === 413,
    async () =>
      (await send({ headers: chunked }, (socket) => endlessly(socket, samplePng()))).status === 413,
    async () =>
      (await send({ headers: { 'content-length': String(2 ** 30) } }, () => undefined)).status ===
      413,
    async () => (await send({ headers: chunked, token: null }, endlessly)).status === 401,
    async () => {
      const told = await send({ headers: { 'content-length': '4000000' } }, (socket) => {
        socket.write(Buffer.alloc(2_000_000), () => socket.destroy());
      });
      return told.status !== 200;
    },
  ];
}

it('200 hostile uploads, ten at a time', async () => {
  const url = await newDatabaseUrl('empty');
  const server = await startServer({ DATABASE_URL: url, MUSTER_DEMO: 'on', MUSTER_FILES: folder });
  const { token } = await logInOver(server.address);
  const send: Send = (given, feed) =>
    rawUpload({ address: server.address, token, headers: {}, ...given }, feed);
  const client = new pg.Client(url);
  await client.connect();
  const all = attacks(send);
  const wrong: number[] = [];
  let warm = 0;
  let most = 0;
  for (let from = 0; from < 200; from += 10) {
    // How often one person may try is another promise.
    await client.query('delete from try_count');
    const numbers = Array.from({ length: 10 }, (_, at) => from + at);
    const ends = await Promise.all(numbers.map(async (number) => all[number % all.length]?.()));
    wrong.push(
      ...numbers.filter((_, at) => ends[at] !== true).map((number) => number % all.length),
    );
    if (from === 40) warm = memoryOf(server);
    most = Math.max(most, memoryOf(server));
  }
  promises.none('hostile uploads not refused as they must be', wrong, 200);
  await until(() => filesIn(folder).length === 0).catch(() => undefined);
  promises.none('files left behind', filesIn(folder), 200);
  promises.none('rows left behind', (await client.query('select 1 from stored_file')).rows, 200);
  await client.end();
  promises.atMost('memory after the first 50 and at most later', most - warm, 100, 'MB');
  const png = samplePng();
  const good = await send(
    { headers: { 'content-length': String(png.length) } },
    (socket) => void socket.write(png),
  );
  promises.all('a good one taken after all of it', good.status === 200 ? 1 : 0, 1);
  await endProcess(server.child, 'SIGTERM');
});

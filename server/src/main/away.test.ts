import { randomUUID } from 'node:crypto';
import { connect, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAdministered } from '../testing/people/administered.ts';
import { type HttpClient, logInOver } from '../testing/http-client.ts';
import { seconds } from '../testing/clocks/patience.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres/postgres.ts';
import {
  endProcess,
  type ServerProcess,
  startServer,
} from '../testing/processes/server-process.ts';

/** Twice what is promised: the machine that runs tests does other things, too. */
const patience = seconds(10);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: true });
});
afterAll(() => postgres.stop());

const status = async (address: string, path: string): Promise<number> =>
  (await fetch(address + path, { signal: AbortSignal.timeout(patience) })).status;
const add = (client: HttpClient, name: string) =>
  client.call('POST', '/designation', { name }, { signal: AbortSignal.timeout(patience) });
const find = (client: HttpClient, name: string) =>
  client.call('GET', `/designation/data?search=${name}`, undefined, {
    signal: AbortSignal.timeout(patience),
  });

async function expectAway(server: ServerProcess, client: HttpClient): Promise<void> {
  const names = Array.from({ length: 15 }, (_, index) => `While away ${index}`);
  const replies = await Promise.all([
    find(client, 'While'),
    ...names.map((name) => add(client, name)),
  ]);
  for (const { status: given, body } of replies)
    expect([given, body]).toMatchObject([503, { code: 'server.database-away' }]);
  expect(await status(server.address, '/health/live')).toBe(200);
  expect(await status(server.address, '/health/ready')).toBe(503);
}

async function expectBack(server: ServerProcess, client: HttpClient): Promise<void> {
  await expect.poll(() => status(server.address, '/health/ready'), { timeout: patience }).toBe(200);
  expect((await find(client, 'While')).body).toMatchObject({ total: 0 });
  for (let turn = 0; turn < 20; turn += 1)
    expect((await add(client, `Back ${turn} ${randomUUID()}`)).status).toBe(200);
}

describe('while the database is away, calls answer 503 and never a false yes', () => {
  let server: ServerProcess;
  let client: HttpClient;
  beforeAll(async () => {
    const url = await postgres.createDatabase('away');
    await makeAdministered({ databaseUrl: url, dataDir: '' });
    server = await startServer({ DATABASE_URL: url });
    client = await logInOver(server.address);
  });
  afterAll(async () => expect(await endProcess(server.child, 'SIGTERM')).toBe(0));

  it('when it was killed', async () => {
    await postgres.kill();
    await expectAway(server, client);
    await postgres.restart();
    await expectBack(server, client);
  });

  it('when it stands still, with connections open and new ones taken', async () => {
    await Promise.all(Array.from({ length: 10 }, () => find(client, 'warm')));
    postgres.freeze();
    try {
      await expectAway(server, client);
      await expectAway(server, client);
    } finally {
      postgres.thaw();
    }
    await expectBack(server, client);
  });
});

it('a slow statement is not taken for a dead database', async () => {
  const url = await postgres.createDatabase('slow');
  await makeAdministered({ databaseUrl: url, dataDir: '' });
  const server = await startServer({ DATABASE_URL: url });
  const client = await logInOver(server.address);
  const other = new pg.Client(url);
  await other.connect();
  const { rows } = await other.query<{ id: string }>('select id from designation limit 1');
  const id = rows[0]?.id ?? '';
  await other.query('begin');
  await other.query('select 1 from designation where id = $1 for update', [id]);
  const slow = client.call('PUT', `/designation/${id}`, { grade: 'Slow' });
  // Longer than it takes to ask whether the server is alive, shorter than a lock may be waited for.
  await other.query('select pg_sleep(2.5)');
  await other.query('commit');
  expect((await slow).status).toBe(200);
  await other.end();
  expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
});

/** Between server and database: lets all pass until a COMMIT comes, whose answer never arrives. */
function cuttingProxy(port: number) {
  let isCutting = false;
  const cut: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    let isCut = false;
    near.on('data', (data) => {
      if (isCutting && data.includes('commit')) {
        isCut = true;
        cut.push(near);
      }
      far.write(data);
    });
    far.on('data', (data) => (isCut ? near.destroy() : near.write(data)));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => undefined);
      one.on('close', () => other.destroy());
    }
  });
  return {
    listen: () =>
      new Promise<number>((resolve) =>
        server.listen(0, '127.0.0.1', () => {
          const address = server.address();
          resolve(typeof address === 'object' && address ? address.port : 0);
        }),
      ),
    cutCommits: (isOn: boolean) => (isCutting = isOn),
    cuts: () => cut.length,
    close: () => server.close(),
  };
}

it('a commit whose answer was lost is told as such, and its key makes the repeat safe', async () => {
  const url = new URL(await postgres.createDatabase('unknown'));
  await makeAdministered({ databaseUrl: url.href, dataDir: '' });
  const proxy = cuttingProxy(Number(url.port));
  url.port = String(await proxy.listen());
  const server = await startServer({ DATABASE_URL: url.href });
  const client = await logInOver(server.address);
  const key = { headers: { 'idempotency-key': randomUUID() } };
  const send = () => client.call('POST', '/bank', { name: 'Perhaps done' }, key);
  proxy.cutCommits(true);
  const first = await send();
  proxy.cutCommits(false);
  expect(proxy.cuts()).toBeGreaterThan(0);
  expect([first.status, first.body]).toMatchObject([503, { code: 'server.outcome-unknown' }]);
  const second = await send();
  expect(second).toMatchObject({ status: 200, body: { bank: { name: 'Perhaps done' } } });
  const found = await client.call('GET', '/bank/data?search=Perhaps');
  expect(found.body).toMatchObject({ total: 1 });
  expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
  proxy.close();
});

import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../testing/processes/child-processes.ts';
import { type HttpClient, logInOver } from '../testing/http-client.ts';
import { seconds } from '../testing/clocks/patience.ts';
import {
  endProcess,
  failToStart,
  type ServerProcess,
  startServer,
} from '../testing/processes/server-process.ts';
import { steadyRequests } from '../testing/processes/steady-requests.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const status = async (url: string): Promise<number> =>
  (await fetch(url).catch(() => null))?.status ?? 0;
const times = (text: string, part: string): number => text.split(part).length - 1;
/** Processes start in the meantime. */
const soon = { timeout: seconds(100) };

it('several processes on the embedded database are refused with a sentence', async () => {
  const { code, said } = await failToStart({ PROCESSES: '2' });
  expect([code, said]).toEqual([
    1,
    expect.stringContaining('PROCESSES must be 1 on the embedded database') as string,
  ]);
});

/** Nobody else gets at this person's row for so long, as when much stands before them in line. */
async function hold(databaseUrl: string, email: string, milliseconds: number): Promise<void> {
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query('begin');
  await other.query('select 1 from employee where email = $1 for update', [email]);
  void other
    .query('select pg_sleep($1)', [milliseconds / 1000])
    .then(() => other.query('commit'))
    .finally(() => void other.end());
}

/** Twenty single days from next month on: some are free, some are holidays, the balance is short. */
async function applications(client: HttpClient): Promise<object[]> {
  const { body } = await client.call('GET', '/employee-panel/leave-summary');
  const { vacationData } = body as { vacationData: { leaveType: { _id: string } }[] };
  const first = addDays(new Date().toISOString().slice(0, 10), 30);
  return Array.from({ length: 20 }, (_, index) => ({
    leaveType: vacationData[0]?.leaveType._id,
    applicationStartDate: addDays(first, index),
    applicationEndDate: addDays(first, index),
  }));
}

describe('two processes under a first one', () => {
  let server: ServerProcess;
  let client: HttpClient;
  let databaseUrl: string;
  const serving = () => childrenOf(server.child.pid ?? 0);
  beforeAll(async () => {
    databaseUrl = await newDatabaseUrl('empty');
    server = await startServer({ DATABASE_URL: databaseUrl, MUSTER_DEMO: 'on', PROCESSES: '2' });
    client = await logInOver(server.address);
  });
  afterAll(async () => void (await endProcess(server.child, 'SIGKILL')));

  it('are prepared once and serve on one port', async () => {
    expect(times(server.printed(), 'Loaded the demo company.')).toBe(1);
    expect(times(server.printed(), 'Muster is running at')).toBe(1);
    expect(serving()).toHaveLength(2);
    for (let turn = 0; turn < 10; turn += 1)
      expect((await client.call('GET', '/admin-auth/me')).status).toBe(200);
  });

  it('let twenty applications at once wait a little, and answer each with a reason', async () => {
    const email = 'employee@example.com';
    const employee = await logInOver(server.address, { email, door: '/employee-auth' });
    const asked = await applications(employee);
    // longer than one statement waits for a lock, and than one request used to wait for a connection
    await hold(databaseUrl, email, 5_500);
    const replies = await Promise.all(
      asked.map((body) => employee.call('POST', '/employee-panel/leave-application', body)),
    );
    const strange = replies.filter(({ status: given }) => ![200, 409, 422].includes(given));
    expect(strange).toEqual([]);
    expect(replies.map((reply) => reply.status)).toContain(200);
  });

  it('tell their figures together', async () => {
    const alive = `${server.address}/health/live`;
    for (let turn = 0; turn < 10; turn += 1)
      await fetch(alive, { headers: { connection: 'close' } });
    const told = async () => {
      const text = await (await fetch(`${server.address}/metrics`)).text();
      return Number(/requests_total\{.*health\/live.*\} (\d+)/.exec(text)?.[1]);
    };
    expect(await told()).toBe(10);
    expect(await told()).toBe(10);
  });

  it('are replaced one by one without a failed request', async () => {
    const before = serving();
    const url = `${server.address}${basePath}/admin-auth/me`;
    const requests = steadyRequests(url, client.token, { lines: 8 });
    server.child.kill('SIGHUP');
    await expect.poll(() => times(server.printed(), 'were replaced.'), soon).toBe(1);
    const done = requests.done();
    await expect.poll(() => requests.done(), soon).toBeGreaterThan(done);
    expect(await requests.stop()).toEqual([]);
    expect(done).toBeGreaterThan(50);
    expect(serving()).toHaveLength(2);
    expect(serving().filter((pid) => before.includes(pid))).toEqual([]);
  });

  it('are made up for when one is killed', async () => {
    const [first = 0, second = 0] = serving();
    process.kill(first, 'SIGKILL');
    await expect.poll(() => serving().length, soon).toBe(1);
    await expect.poll(() => serving().length, soon).toBe(2);
    expect(serving()).toContain(second);
    process.kill(second, 'SIGKILL');
    await expect.poll(() => serving().includes(second), soon).toBe(false);
    await expect.poll(() => status(`${server.address}/health/ready`), soon).toBe(200);
    await expect.poll(() => serving().length, soon).toBe(2);
  });

  it('end with the first one, and leave nobody behind', async () => {
    const left = serving();
    expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
    const isAlive = (pid: number): boolean => {
      try {
        return process.kill(pid, 0);
      } catch {
        return false;
      }
    };
    expect(left.filter(isAlive)).toEqual([]);
  });
});

describe('separate processes on one database', () => {
  it('start together on an empty one, and know each other’s sessions', async () => {
    const env = { DATABASE_URL: await newDatabaseUrl('empty'), MUSTER_DEMO: 'on' };
    const servers = await Promise.all([startServer(env), startServer(env), startServer(env)]);
    const printed = servers.map((server) => server.printed()).join('\n');
    expect(times(printed, 'Loaded the demo company.')).toBe(1);
    const [first, second, third] = servers;
    const { token } = await logInOver(first.address);
    for (const { address } of servers) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await fetch(`${address}${basePath}/admin-auth/me`, { headers })).status).toBe(200);
    }
    const over = await logInOver(second.address);
    const slow = over.call('PUT', '/admin-auth/update-my-password', {
      currentPassword: 'muster-demo',
      newPassword: 'three plain words',
    });
    await over.call('GET', '/admin-auth/me');
    const ended = endProcess(second.child, 'SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await ended).toBe(0);
    expect(await status(`${first.address}/health/ready`)).toBe(200);
    await Promise.all([endProcess(first.child, 'SIGTERM'), endProcess(third.child, 'SIGTERM')]);
  });

  it('are not ready before they stop, and serve on for those who do not know', async () => {
    const server = await startServer({
      DATABASE_URL: await newDatabaseUrl('administered'),
      STOP_DELAY: '2',
    });
    const client = await logInOver(server.address);
    const ended = endProcess(server.child, 'SIGTERM');
    await expect.poll(() => status(`${server.address}/health/ready`), soon).toBe(503);
    const reply = await fetch(`${server.address}${basePath}/admin-auth/me`, {
      headers: { authorization: `Bearer ${client.token}` },
    });
    expect([reply.status, reply.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ended).toBe(0);
  });
});

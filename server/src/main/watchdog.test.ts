import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { childrenOf } from '../testing/processes/child-processes.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { logInOver } from '../testing/http-client.ts';
import { seconds } from '../testing/clocks/patience.ts';
import {
  endProcess,
  failToStartWatched,
  type ServerProcess,
  startServer,
  startWatched,
} from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

/** Processes end and start in the meantime. */
const soon = { timeout: seconds(100) };
/** Short, but longer than a busy machine keeps a process waiting. */
const short = String(Math.ceil(seconds(6) / 1000));
const scratch = mkdtempSync(path.join(tmpdir(), 'muster-watchdog-'));
const folder = path.join(scratch, 'data');
beforeAll(() => void newDataFolder(folder, 'administered'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const status = async (url: string): Promise<number> =>
  (await fetch(url, { signal: AbortSignal.timeout(seconds(1)) }).catch(() => null))?.status ?? 0;
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
/** The same after a restart, so that whoever asks finds it again. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return String(typeof address === 'object' && address ? address.port : 0);
}

let server: ServerProcess | undefined;
const servingOf = ({ child }: ServerProcess): number[] => childrenOf(child.pid ?? 0);
const start = async (env: Readonly<Record<string, string>>) => {
  server = await startWatched({ MUSTER_DATA: folder, PORT: await freePort(), ...env });
  return server;
};
afterEach(async () => {
  if (!server) return;
  const left = servingOf(server);
  await endProcess(server.child, 'SIGKILL');
  for (const pid of left.filter(isAlive)) process.kill(pid, 'SIGKILL');
});

describe('one process on the embedded database', () => {
  it('is replaced when it freezes, with all that it had acknowledged', async () => {
    const watched = await start({ WATCHDOG: short });
    const { address } = watched;
    const [frozen = 0] = servingOf(watched);
    const admin = await logInOver(address);
    const made = await admin.call('POST', '/designation', { name: 'Before it froze' });
    expect(made.status).toBe(200);
    process.kill(frozen, 'SIGSTOP');
    expect(await status(`${address}/health/live`)).toBe(0);
    await expect.poll(() => status(`${address}/health/ready`), soon).toBe(200);
    expect(isAlive(frozen)).toBe(false);
    expect(watched.printed()).toContain(`Muster did not answer for ${short} s and is ended.`);
    const again = await logInOver(address);
    const found = await again.call('GET', '/designation/data?search=Before%20it%20froze');
    expect(found.body).toMatchObject({ total: 1 });
  });

  it('is not taken for frozen while it works, and is started again when it dies', async () => {
    const watched = await start({});
    const [first = 0] = servingOf(watched);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => servingOf(watched).some((pid) => pid !== first), soon).toBe(true);
    await expect.poll(() => status(`${watched.address}/health/ready`), soon).toBe(200);
    expect(watched.printed()).not.toContain('did not answer');
    expect(await endProcess(watched.child, 'SIGTERM')).toBe(0);
    expect(servingOf(watched)).toEqual([]);
  });

  it('is ended by a stop within its time, even frozen', async () => {
    const watched = await start({ WATCHDOG: '3600' });
    const [frozen = 0] = servingOf(watched);
    process.kill(frozen, 'SIGSTOP');
    const began = performance.now();
    expect(await endProcess(watched.child, 'SIGTERM')).toBe(1);
    // 30 s are its patience
    expect(performance.now() - began).toBeLessThan(30_000 + seconds(30));
    expect(isAlive(frozen)).toBe(false);
  });

  it('ends with whoever watches over it, and lets go of the folder', async () => {
    const watched = await start({});
    const [alone = 0] = servingOf(watched);
    await endProcess(watched.child, 'SIGKILL');
    await expect.poll(() => isAlive(alone), soon).toBe(false);
    const next = await startServer({ MUSTER_DATA: folder });
    expect(await endProcess(next.child, 'SIGTERM')).toBe(0);
  });

  it('that cannot start ends with its sentence and its code', async () => {
    const { code, said } = await failToStartWatched({ MUSTER_DATA: folder, PORT: 'none' });
    expect([code, said]).toEqual([1, expect.stringContaining('PORT must be a number') as string]);
    expect(said).not.toContain('started again');
  });
});

describe('one of two members on PostgreSQL', () => {
  it('is replaced when it freezes, while the other serves', async () => {
    const watched = await start({
      DATABASE_URL: await newDatabaseUrl('administered'),
      PROCESSES: '2',
      WATCHDOG: short,
    });
    const [first = 0] = servingOf(watched);
    const members = () => childrenOf(first);
    const [frozen = 0, other = 0] = members();
    process.kill(frozen, 'SIGSTOP');
    await expect.poll(() => members().includes(frozen), soon).toBe(false);
    await expect.poll(() => members().length, soon).toBe(2);
    expect(members()).toContain(other);
    expect(watched.printed()).toContain(`A process did not answer for ${short} s and is ended.`);
    await expect.poll(() => status(`${watched.address}/health/ready`), soon).toBe(200);
    expect(await endProcess(watched.child, 'SIGTERM')).toBe(0);
    expect([first, other, ...members()].filter(isAlive)).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { basePath } from '@muster/contract/kernel/endpoint.ts';
import { it } from 'vitest';
import { childrenOf } from '../testing/processes/child-processes.ts';
import { logInOver } from '../testing/http-client.ts';
import { until } from '../testing/files/raw-upload.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { steadyRequests } from '../testing/processes/steady-requests.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { inSeconds, promisesOf } from './promises.ts';

const promises = promisesOf('restart');
const rounds = 5;

it('rolling restarts of two processes under reads and writes', async () => {
  const env = { DATABASE_URL: await newDatabaseUrl('empty'), MUSTER_DEMO: 'on', PROCESSES: '2' };
  const server = await startServer(env);
  try {
    const { token } = await logInOver(server.address);
    const url = (path: string) => `${server.address}${basePath}${path}`;
    const reads = steadyRequests(url('/designation/data?limit=20'), token);
    const body = () => ({ name: `Restart ${randomUUID()}` });
    const writes = steadyRequests(url('/designation'), token, { body });
    const serving = () => childrenOf(server.child.pid ?? 0);
    const replaced = () => server.printed().split('were replaced.').length - 1;
    const kept: number[] = [];
    const took: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      const before = serving();
      const began = performance.now();
      server.child.kill('SIGHUP');
      await until(() => replaced() === round, 300_000);
      took.push(performance.now() - began);
      kept.push(...serving().filter((pid) => before.includes(pid)));
      await wait(1_000);
    }
    const [readFaults, writeFaults] = [await reads.stop(), await writes.stop()];
    promises.none('reads that failed', readFaults, reads.done() + readFaults.length);
    promises.none('writes that failed', writeFaults, writes.done() + writeFaults.length);
    promises.none('processes that were not replaced', kept, rounds * 2);
    promises.tell('slowest restart of both', inSeconds(Math.max(...took)));
  } finally {
    await endProcess(server.child, 'SIGTERM');
  }
});

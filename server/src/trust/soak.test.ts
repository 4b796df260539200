import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, it } from 'vitest';
import { childrenOf } from '../testing/processes/child-processes.ts';
import { mixedLoad } from '../testing/faults/mixed-load.ts';
import { endProcess, memoryOf, startWatched } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { median, promisesOf } from './promises.ts';

const promises = promisesOf('soak');
const minutes = Number(process.env.TRUST_MINUTES ?? 3);
const folder = mkdtempSync(path.join(tmpdir(), 'muster-soak-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As it is run: under the one that watches over it, which also bounds what is kept of freed memory. */
async function soak(where: string, most: number, env: Record<string, string>): Promise<void> {
  const server = await startWatched(env);
  const serving = { child: { pid: childrenOf(server.child.pid ?? 0)[0] } };
  const memory: number[] = [];
  const over = new AbortController();
  const watching = (async () => {
    for (; !over.signal.aborted; await wait(1_000)) memory.push(memoryOf(serving));
  })();
  const { steps, statuses, others } = await mixedLoad(server.address, minutes * 60_000);
  over.abort();
  await watching;
  const wrong = [...statuses].filter(([status]) => status === 0 || status >= 500);
  const failed = wrong.flatMap(([status, times]) => Array<number>(times).fill(status));
  promises.none(`${where}: answers of 5xx, or none`, failed, steps);
  const refused = [...others].filter(([what]) => /^[34]/.test(what));
  promises.none(
    `${where}: refused without a reason`,
    refused.map(([what, times]) => `${times} of ${what}`),
    steps,
  );
  const third = Math.floor(memory.length / 3);
  const [early, late] = [median(memory.slice(third, 2 * third)), median(memory.slice(2 * third))];
  promises.tell(`${where}: memory in the second third`, `${Math.round(early)} MB`);
  promises.atMost(`${where}: memory in the last third`, late, most, 'MB');
  const code = await endProcess(server.child, 'SIGTERM');
  promises.none(`${where}: it did not end in good order`, code === 0 ? [] : [code], 1);
}

it('mixed load on PostgreSQL', async () =>
  soak('PostgreSQL', 350, {
    DATABASE_URL: await newDatabaseUrl('empty'),
    MUSTER_DEMO: 'on',
    MUSTER_FILES: path.join(folder, 'files'),
  }));

it('mixed load on the embedded database', () =>
  soak('embedded', 600, { MUSTER_DATA: path.join(folder, 'data') }));

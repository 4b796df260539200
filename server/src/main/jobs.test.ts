import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock as clock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { transaction } from '../platform/db/transaction.ts';
import { startJobs } from '../platform/jobs/engine.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { job } from '../platform/jobs/job.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import {
  effectsIn,
  endWorkers,
  jobsIn,
  killTwoOfThree,
  startWorking,
} from '../testing/faults/job-workers.ts';
import { startPostgres } from '../testing/postgres/postgres.ts';
import { endProcess } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'muster-jobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(endWorkers);

async function expectEachOnce(database: Database, count: number): Promise<void> {
  const [effects, jobs] = [await effectsIn(database), await jobsIn(database)];
  expect(effects).toHaveLength(count);
  expect(new Set(effects.map((effect) => effect.job)).size).toBe(count);
  expect(jobs).toHaveLength(count);
  expect(jobs.filter((row) => row.finished_at === null || row.failures > 0)).toEqual([]);
}

it('does 400 jobs once each on three processes, two of them killed on the way', async () => {
  const options = { databaseUrl: await newDatabaseUrl('empty'), dataDir: '', poolSize: 6 };
  const database = await openDatabase(options);
  try {
    await killTwoOfThree(database, options, 400);
    await expectEachOnce(database, 400);
    const processes = new Set((await effectsIn(database)).map((effect) => effect.process));
    expect(processes.size).toBe(3);
    // The kills did hit runs under way, which another process took up.
    expect((await jobsIn(database)).some((row) => row.deaths > 0)).toBe(true);
  } finally {
    await database.close();
  }
});

it('loses and repeats nothing on the embedded database when it is killed', async () => {
  const options = { dataDir: newDataFolder(path.join(folder, 'killed'), 'migrated') };
  const killed = await startWorking({ ...options, asks: 60 });
  await expect.poll(killed.left, { interval: 20 }).toBeLessThan(45);
  await endProcess(killed.child, 'SIGKILL');
  const last = await startWorking({ ...options, asks: 0 });
  await expect.poll(last.left).toBe(0);
  expect(await endProcess(last.child, 'SIGTERM')).toBe(0);
  const database = await openDatabase(options);
  await expectEachOnce(database, 60);
  await database.close();
});

it('waits for a database that is away with one line, and goes on when it is back', async () => {
  const postgres = await startPostgres({ fsync: true });
  try {
    const databaseUrl = await postgres.createDatabase('away');
    const working = await startWorking({ databaseUrl, dataDir: '', asks: 200 });
    await expect.poll(working.left, { interval: 20 }).toBeLessThan(180);
    await postgres.kill();
    await expect.poll(working.printed).toContain('Jobs wait: ');
    await postgres.restart();
    await expect.poll(working.left).toBe(0);
    expect(working.child.exitCode).toBeNull();
    const lines = working.printed().match(/^Jobs .*$/gm) ?? [];
    expect(lines.length, lines.join('\n')).toBeLessThanOrEqual(6);
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await expectEachOnce(database, 200);
    await database.close();
    await endProcess(working.child, 'SIGKILL');
  } finally {
    await postgres.stop();
  }
});

describe.each(['embedded', 'server'] as const)('%s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    const databaseUrl = kind === 'server' ? await newDatabaseUrl() : undefined;
    const dataDir = newDataFolder(path.join(folder, kind), 'migrated');
    database = await openDatabase({ databaseUrl, dataDir });
  });
  afterAll(() => database.close());

  it('asks in a transaction, works beside requests and shows its progress', async () => {
    const gate = Promise.withResolvers<void>();
    const slow = job({
      kind: 'test.slow',
      queue: 'long',
      data: z.object({}),
      tries: 1,
      handle: async ({ progress, publish }) => {
        await progress(1, 2);
        await gate.promise;
        await publish((tx) => tx.deleteFrom('try_count').execute());
      },
    });
    const ask = (then: () => void) =>
      transaction(database.db, async (tx) => {
        await enqueue(tx, slow, {}, { clock });
        then();
      });
    const engine = await startJobs({ database, clock, jobs: [slow], log: () => undefined });
    const undone = ask(() => {
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await ask(() => undefined);
    const rows = () => jobsIn(database);
    await expect.poll(rows).toMatchObject([{ done: 1, total: 2, finished_at: null }]);
    // on the one connection that there may be
    await database.ping();
    gate.resolve();
    await expect.poll(rows).toMatchObject([{ finished_at: expect.any(String) as string }]);
    await engine.stop();
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startPostgres } from '../../testing/postgres/postgres.ts';
import type { DatabaseOptions } from './database.ts';

const ROUNDS = 3;
const COMMITS_A_ROUND = 150;
const script = path.join(import.meta.dirname, '../../testing/postgres/write-commits.ts');

interface Round {
  found: number[];
  acknowledged: number[];
}

/** Lets a process commit for a while, then ends it by `kill`, and answers all that it said. */
async function writeUntil(
  options: DatabaseOptions,
  kill: (pid: number) => Promise<unknown>,
): Promise<Round> {
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  let complaints = '';
  const enough = Promise.withResolvers<void>();
  child.stderr.on('data', (data: Buffer) => (complaints += data.toString()));
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
    if (said.split('\nack ').length > COMMITS_A_ROUND) enough.resolve();
  });
  const ended = closed.then(() => Promise.reject(new Error(`the writer ended:\n${complaints}`)));
  await Promise.race([enough.promise, ended]);
  ended.catch(() => undefined);
  await kill(child.pid ?? 0);
  await closed;
  const [first = '', ...acks] = said.split('\n').filter(Boolean);
  const found = first.split(' ').slice(1).filter(Boolean).map(Number);
  return { found, acknowledged: acks.map((line) => Number(line.split(' ')[1])) };
}

async function expectNothingLost(writeAndKill: () => Promise<Round>): Promise<void> {
  const acknowledged = new Set<number>();
  // One more round than kills: each reads what the one before it left.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { found, acknowledged: now } = await writeAndKill();
    const kept = new Set(found);
    expect([...acknowledged].filter((id) => !kept.has(id))).toStrictEqual([]);
    for (const id of now) acknowledged.add(id);
  }
  expect(acknowledged.size).toBeGreaterThan(ROUNDS * COMMITS_A_ROUND);
}

test('the embedded database keeps each acknowledged commit when its process is killed', async () => {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-kill-'));
  try {
    const kill = async (pid: number) => process.kill(pid, 'SIGKILL');
    await expectNothingLost(() => writeUntil({ dataDir }, kill));
  } finally {
    await rm(dataDir, { recursive: true });
  }
});

test('PostgreSQL keeps each acknowledged commit when all its processes are killed', async () => {
  const postgres = await startPostgres({ fsync: true });
  try {
    const databaseUrl = await postgres.createDatabase('kill');
    await expectNothingLost(async () => {
      const round = await writeUntil({ databaseUrl, dataDir: '' }, () => postgres.kill());
      await postgres.restart();
      return round;
    });
  } finally {
    await postgres.stop();
  }
});

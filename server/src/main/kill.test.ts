import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type HttpClient, logInOver } from '../testing/http-client.ts';
import { startPostgres } from '../testing/postgres.ts';
import { end, startServer } from '../testing/server-process.ts';

const rounds = 3;

/** Adds records until the connection breaks; answers the names that were acknowledged. */
async function writeUntilCut(client: HttpClient, round: number): Promise<string[]> {
  const kept: string[] = [];
  for (let number = 0; ; number += 1) {
    const name = `Round ${round} number ${number}`;
    const reply = await client.call('POST', '/designation', { name }).catch(() => null);
    if (reply?.status !== 200) return kept;
    kept.push(name);
  }
}

const namesIn = async (client: HttpClient, round: number): Promise<Set<string>> => {
  const names = new Set<string>();
  for (let pageNo = 1; ; pageNo += 1) {
    const page = `/designation/data?search=Round ${round} &limit=500&pageNo=${pageNo}`;
    const { data } = (await client.call('GET', page)).body as { data: { name: string }[] };
    if (data.length === 0) return names;
    for (const row of data) names.add(row.name);
  }
};

async function rounded(env: Record<string, string>, kill: () => Promise<void>): Promise<void> {
  let server = await startServer(env);
  for (let round = 1; round <= rounds; round += 1) {
    const client = await logInOver(server.address);
    const writing = writeUntilCut(client, round);
    await wait(300 + Math.random() * 500);
    await Promise.all([end(server.child, 'SIGKILL'), kill()]);
    const kept = await writing;
    expect(kept.length).toBeGreaterThan(0);
    server = await startServer(env);
    const found = await namesIn(await logInOver(server.address), round);
    expect(kept.filter((name) => !found.has(name))).toEqual([]);
  }
  await end(server.child, 'SIGTERM');
}

describe('kill -9 during writes loses nothing that was acknowledged', () => {
  it('on the embedded database', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-kill-'));
    await rounded({ MUSTER_DATA: folder }, async () => {});
    rmSync(folder, { recursive: true, force: true });
  });

  it('on PostgreSQL, when the database server is killed with it', async () => {
    const postgres = await startPostgres({ fsync: true });
    try {
      const url = await postgres.createDatabase('killed');
      await rounded({ DATABASE_URL: url, MUSTER_DEMO: 'on' }, async () => {
        await postgres.kill();
        await postgres.restart();
      });
    } finally {
      await postgres.stop();
    }
  });
});

describe('while the database is away', () => {
  it('calls answer 503 and never a false yes; all is well again after', async () => {
    const postgres = await startPostgres({ fsync: true });
    try {
      const url = await postgres.createDatabase('away');
      const server = await startServer({ DATABASE_URL: url, MUSTER_DEMO: 'on' });
      const client = await logInOver(server.address);
      await postgres.kill();
      const [read, write] = await Promise.all([
        client.call('GET', '/designation/data'),
        client.call('POST', '/designation', { name: 'While away' }),
      ]);
      expect([read.status, write.status]).toEqual([503, 503]);
      expect(write.body).toMatchObject({ code: 'server.database-away' });
      expect((await fetch(`${server.address}/health/live`)).status).toBe(200);
      expect((await fetch(`${server.address}/health/ready`)).status).toBe(503);
      await postgres.restart();
      expect((await client.call('GET', '/designation/data?search=While')).body).toMatchObject({
        total: 0,
      });
      expect((await client.call('POST', '/designation', { name: 'While away' })).status).toBe(200);
      await end(server.child, 'SIGTERM');
    } finally {
      await postgres.stop();
    }
  });
});

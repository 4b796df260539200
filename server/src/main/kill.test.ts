import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeAdministered } from '../testing/people/administered.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { killRounds, type KillFigures } from '../testing/faults/kill-rounds.ts';
import { startPostgres } from '../testing/postgres/postgres.ts';

const rounds = 3;

/** The long form is in `npm run trust`. */
function expectAllKept({ acknowledged, lost, halves, records }: KillFigures): void {
  expect(acknowledged.filter((count) => count > 0)).toHaveLength(rounds);
  expect(records).toBeGreaterThan(0);
  expect({ lost, halves }).toEqual({ lost: [], halves: [] });
}

describe('kill -9 during writes loses nothing that was acknowledged, and leaves nothing half done', () => {
  it('on the embedded database', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-kill-'));
    const data = newDataFolder(path.join(folder, 'data'), 'administered');
    expectAllKept(await killRounds({ env: { MUSTER_DATA: data }, rounds }));
    rmSync(folder, { recursive: true, force: true });
  });

  it('on PostgreSQL, when the database server is killed with it', async () => {
    const postgres = await startPostgres({ fsync: true });
    try {
      const env = { DATABASE_URL: await postgres.createDatabase('killed') };
      await makeAdministered({ databaseUrl: env.DATABASE_URL, dataDir: '' });
      const alsoKill = async () => {
        await postgres.kill();
        await postgres.restart();
      };
      expectAllKept(await killRounds({ env, rounds, alsoKill }));
    } finally {
      await postgres.stop();
    }
  });
});

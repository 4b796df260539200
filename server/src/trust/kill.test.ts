import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'vitest';
import { killRounds, type KillFigures } from '../testing/faults/kill-rounds.ts';
import { startPostgres } from '../testing/postgres/postgres.ts';
import { inSeconds, median, promisesOf } from './promises.ts';

const promises = promisesOf('kill');
const rounds = 20;

function judge(where: string, figures: KillFigures): void {
  const writes = figures.acknowledged.reduce((sum, count) => sum + count, 0);
  promises.all(
    `${where}: rounds in which something was written`,
    figures.acknowledged.filter((count) => count > 0).length,
    rounds,
  );
  promises.none(`${where}: acknowledged writes lost`, figures.lost, writes);
  promises.none(
    `${where}: changes and audit entries without the other`,
    figures.halves,
    figures.records,
  );
  const [usual, slowest] = [median(figures.ready), Math.max(...figures.ready)];
  promises.tell(
    `${where}: ready again, median and slowest`,
    `${inSeconds(usual)}, ${inSeconds(slowest)}`,
  );
}

it('kill -9 during writes on the embedded database', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-kill-'));
  judge('embedded', await killRounds({ env: { MUSTER_DATA: folder }, rounds }));
  rmSync(folder, { recursive: true, force: true });
});

it('kill -9 during writes on PostgreSQL, the database server with it', async () => {
  const postgres = await startPostgres({ fsync: true });
  try {
    const env = { DATABASE_URL: await postgres.createDatabase('killed') };
    const alsoKill = async () => {
      await postgres.kill();
      await postgres.restart();
    };
    judge('PostgreSQL', await killRounds({ env, rounds, alsoKill }));
  } finally {
    await postgres.stop();
  }
});

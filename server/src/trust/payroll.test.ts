import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { it } from 'vitest';
import { killPaying, type PayKillFigures } from '../testing/faults/pay-kills.ts';
import { startPostgres } from '../testing/postgres/postgres.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('payroll');
const rounds = Number(process.env.TRUST_ROUNDS ?? 20);
const people = 5000;
const when = 'any moment';

function judge(where: string, figures: PayKillFigures): void {
  // a round in which no kill hit a calculation shows nothing
  promises.atLeast(`${where}: kills that hit a calculation`, figures.hit, 1, rounds);
  promises.none(`${where}: months seen in part after the kill`, figures.partial, rounds);
  promises.none(`${where}: months not whole, or someone twice`, figures.unlike, rounds + 1);
  promises.none(`${where}: months with other totals when generated again`, figures.changed, rounds);
  promises.none(
    `${where}: sheets there twice, or not the sum of their lines`,
    figures.broken,
    people,
  );
  const begun = figures.generated.filter((status) => status === 202).length;
  promises.all(`${where}: two generate at once, one is begun`, begun, 1);
  const paid = figures.paid.filter((status) => status === 200).length;
  promises.all(`${where}: ${figures.paid.length} pay at once, one is told so`, paid, 1);
  promises.all(`${where}: payments kept of it`, figures.payments, 1);
}

it('kill -9 while 5,000 are paid on the embedded database', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-payroll-'));
  judge('embedded', await killPaying({ env: { MUSTER_DATA: folder }, rounds, people, when }));
  rmSync(folder, { recursive: true, force: true });
});

it('kill -9 while 5,000 are paid on PostgreSQL, the database server with it', async () => {
  const postgres = await startPostgres({ fsync: true });
  try {
    const env = { DATABASE_URL: await postgres.createDatabase('paid') };
    const alsoKill = async () => {
      await postgres.kill();
      await postgres.restart();
    };
    judge('PostgreSQL', await killPaying({ env, rounds, people, when, alsoKill }));
  } finally {
    await postgres.stop();
  }
});

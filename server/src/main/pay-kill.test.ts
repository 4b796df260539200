import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadDemo } from '../demo/demo.ts';
import { migrations } from '../operations/places.ts';
import { systemClock } from '../platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { newDataFolder } from '../testing/postgres/data-folder.ts';
import { killPaying, type PayKillFigures } from '../testing/faults/pay-kills.ts';
import { startPostgres } from '../testing/postgres/postgres.ts';

const rounds = 1;
const when = 'amid';

/** Of one week, as that of the embedded databases: what the product makes itself is of many. */
async function makeSmallDemo(place: DatabaseOptions): Promise<void> {
  const database = await openDatabase(place);
  await migrate(database.db, migrations);
  await loadDemo(database.db, systemClock, { delivers: false, zone: 'Asia/Dhaka', days: 7 });
  await database.close();
}

/** The long form is in `npm run trust`. */
function expectWhole({ paid, ...found }: PayKillFigures): void {
  expect(found).toEqual({
    hit: rounds,
    partial: [],
    unlike: [],
    changed: [],
    broken: [],
    generated: [202, 409],
    payments: 1,
  });
  expect(paid.filter((status) => status === 200)).toHaveLength(1);
}

describe('pay that was being calculated when the product was killed is whole afterwards, and paid once', () => {
  it('on the embedded database', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'muster-pay-kill-'));
    const data = newDataFolder(path.join(folder, 'data'), 'demo');
    expectWhole(await killPaying({ env: { MUSTER_DATA: data }, rounds, people: 600, when }));
    rmSync(folder, { recursive: true, force: true });
  });

  it('on PostgreSQL, when the database server is killed with it', async () => {
    const postgres = await startPostgres({ fsync: true });
    try {
      const databaseUrl = await postgres.createDatabase('paid');
      await makeSmallDemo({ databaseUrl, dataDir: '' });
      const alsoKill = async () => {
        await postgres.kill();
        await postgres.restart();
      };
      // more than are calculated at once, so that it can be hit between
      expectWhole(
        await killPaying({
          env: { DATABASE_URL: databaseUrl },
          rounds,
          people: 2400,
          when,
          alsoKill,
        }),
      );
    } finally {
      await postgres.stop();
    }
  });
});

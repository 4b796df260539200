import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, it } from 'vitest';
import { type Database, openDatabase } from '../../../platform/db/database.ts';
import { makePay, type PayWorld } from '../../../testing/people/make-pay.ts';
import { expectOfRandomJournals } from '../../../testing/people/random-journal.ts';
import { expectOfRandomMonths } from '../../../testing/people/random-months.ts';
import { expectOfRandomPayouts } from '../../../testing/people/random-payouts.ts';
import { expectOfRandomQuarter } from '../../../testing/people/random-quarter.ts';
import { newDataFolder } from '../../../testing/postgres/data-folder.ts';

/** What is proved of pay on a server holds on the embedded database, once each. */
const folder = mkdtempSync(path.join(tmpdir(), 'muster-random-pay-'));
let database: Database;
let world: PayWorld;
beforeAll(async () => {
  database = await openDatabase({ dataDir: newDataFolder(path.join(folder, 'data'), 'migrated') });
  world = await makePay({ database });
});
afterAll(async () => {
  await world.close();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

it('of a random month', () => expectOfRandomMonths(world, 1));
it('of random payouts', () => expectOfRandomPayouts(world, 1));
it('of random journals', () => expectOfRandomJournals(world, 2));
it('of a random quarter', () => expectOfRandomQuarter(world, 1));

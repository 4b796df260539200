import path from 'node:path';
import { sql } from 'kysely';
import { attendanceNow } from '../areas/attendance/judging/attendance-now.ts';
import { nowWithin } from '../platform/now.ts';
import { type Config, readConfig } from '../config.ts';
import { systemClock } from '../platform/clock.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { newSettings } from '../platform/settings/settings.ts';
import { startedWith } from '../platform/settings/started-with.ts';
import { grow } from './bulk/grow.ts';
import { growTime } from './bulk/grow-time.ts';
import { refuseRealCompany } from './bulk/refuse-others.ts';
import { loadDemo } from './demo.ts';
import { lately } from './time/workforce.ts';

const migrations = path.join(import.meta.dirname, '../../migrations');
const most = 1_000_000;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function wantedOf(args: readonly string[]): number {
  const at = args.indexOf('--employees');
  const wanted = Number(args[at + 1]);
  if (at < 0 || !Number.isInteger(wanted) || wanted < 1 || wanted > most)
    throw new Error(`Say how many people: npm run demo -- --employees 10000 (at most ${most})`);
  return wanted;
}

async function scale({ patient: db }: Database, wanted: number, config: Config) {
  const { zone, demoDays: days } = config;
  await migrate(db, migrations);
  // thousands of people for a year take minutes: an empty house begins with its last weeks
  if (await loadDemo(db, systemClock, { delivers: false, zone, days: Math.min(days, lately) }))
    say('Loaded the demo company.');
  await refuseRealCompany(db);
  const found = await sql<{ people: number }>`select count(*)::int as people from employee`.execute(
    db,
  );
  const there = found.rows[0]?.people ?? 0;
  const count = wanted - there;
  if (count <= 0) say(`The demo company has ${there} people already.`);
  const began = performance.now();
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(1);
  if (count > 0)
    await grow(db, { count, first: there }, nowWithin(zone, systemClock.now()), (made) => {
      if (made === count || made % 5000 === 0) say(`${there + made} people after ${seconds()} s`);
    });
  const settings = newSettings(startedWith(config));
  await growTime(db, await attendanceNow(db, { clock: systemClock, settings }), (made) => {
    if (made % 1500 === 0) say(`Leave and attendance of ${made} people after ${seconds()} s`);
  });
  await sql`vacuum analyze`.execute(db);
  say(`The demo company has ${Math.max(wanted, there)} people; it took ${seconds()} s.`);
}

try {
  const wanted = wantedOf(process.argv.slice(2));
  const config = readConfig(process.env);
  const database = await openDatabase({ ...config, poolSize: 1 });
  try {
    await scale(database, wanted, config);
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

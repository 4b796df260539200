import { writeSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { z } from 'zod';
import { systemClock as clock } from '../../platform/clock.ts';
import { type DatabaseOptions, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { startJobs } from '../../platform/jobs/engine.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { job } from '../../platform/jobs/job.ts';

/**
 * A process that the tests of jobs kill: it works on jobs whose effect can be counted, and says how
 * many are left. The first on a database also asks for them, all in one transaction.
 */
const options = JSON.parse(process.argv[2] ?? '') as DatabaseOptions & { readonly asks: number };
const say = (line: string): void => void writeSync(1, `${line}\n`);
const database = await openDatabase({ ...options, log: say });
const { db } = database;
await migrate(db, path.join(import.meta.dirname, '../../../migrations'));
// No unique index: an effect that came twice must show.
await sql`create table if not exists effect (job uuid, process int)`.execute(db);

const counted = job({
  kind: 'test.effect',
  queue: 'quick',
  data: z.object({ n: z.number() }),
  tries: 1,
  handle: async ({ id, progress, publish }) => {
    await progress(0, 2);
    await wait(Math.random() * 80);
    await progress(1, 2);
    await publish((tx) => sql`insert into effect values (${id}, ${process.pid})`.execute(tx));
    await wait(Math.random() * 20);
  },
});
await transaction(db, async (tx) => {
  for (let n = 0; n < options.asks; n += 1) await enqueue(tx, counted, { n }, { clock });
});
const engine = await startJobs({ database, clock, jobs: [counted], log: say });
process.once('SIGTERM', () => {
  void engine.stop().then(() => process.exit(0));
});
say('working');
for (;;) {
  const left = await db
    .selectFrom('job')
    .select(sql<number>`count(*)::int`.as('jobs'))
    .where('finished_at', 'is', null)
    .executeTakeFirst()
    .catch(() => undefined);
  if (left) say(`left ${left.jobs}`);
  await wait(100);
}

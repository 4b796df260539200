import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { z } from 'zod';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { type JobEngine, startJobs } from '../../platform/jobs/engine.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { type Job, job, type Run } from '../../platform/jobs/job.ts';
import { testClock } from '../clocks/test-clock.ts';
import { newDatabaseUrl } from '../postgres/test-database.ts';

interface Data {
  readonly n: number;
}
type Handle = (run: Run<Data>) => Promise<void>;

export const countingJob = (handle: Handle, tries = 2): Job<Data> =>
  job({ kind: 'test.count', queue: 'quick', data: z.object({ n: z.number() }), tries, handle });

/** An effect that can be counted. */
export const put: Handle = async ({ id, attempt, publish }) => {
  await publish((tx) => sql`insert into effect values (${id}, ${attempt})`.execute(tx));
};

/** Two processes in one: each with its own connections, on one database of the test file's own. */
export function twoProcesses() {
  const clock = testClock();
  const engines: JobEngine[] = [];
  const said: string[] = [];
  let both: readonly [Database, Database];
  beforeAll(async () => {
    const databaseUrl = await newDatabaseUrl();
    const open = () => openDatabase({ databaseUrl, dataDir: '', poolSize: 6 });
    both = [await open(), await open()];
    await sql`create table effect (job uuid, run int)`.execute(both[0].db);
  });
  afterAll(() => Promise.all(both.map((database) => database.close())));
  afterEach(async () => {
    await Promise.all(engines.splice(0).map((engine) => engine.stop(0)));
    await sql`truncate job, effect; delete from pgboss.job`.execute(both[0].db);
    said.length = 0;
  });
  const start = async (database: Database, ...jobs: Job[]): Promise<JobEngine> => {
    const engine = await startJobs({ database, clock, jobs, log: (line) => said.push(line) });
    engines.push(engine);
    return engine;
  };
  const rowOf = (id: string) =>
    both[1].db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    clock,
    said,
    get here() {
      return both[0];
    },
    get there() {
      return both[1];
    },
    startHere: (...jobs: Job[]) => start(both[0], ...jobs),
    startThere: (...jobs: Job[]) => start(both[1], ...jobs),
    ask: (n = 1) =>
      transaction(both[0].db, (tx) => enqueue(tx, countingJob(put), { n }, { clock })),
    rowOf,
    isDone: async (id: string) => (await rowOf(id)).finished_at !== null,
    isGivenUp: async (id: string) => (await rowOf(id)).given_up_at !== null,
    effects: async () =>
      (await sql<{ job: string; run: number }>`select * from effect`.execute(both[1].db)).rows,
    /** as if the wait were over, or the library had taken a silent process for dead */
    handOut: () =>
      sql`update pgboss.job set state = 'retry', start_after = now()
        where state < 'completed'`.execute(both[1].db),
    inLibrary: async () =>
      (
        await sql<{ id: string }>`select id from pgboss.job
          where state < 'completed'`.execute(both[1].db)
      ).rows,
  };
}

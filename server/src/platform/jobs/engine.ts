import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from '../clock.ts';
import { hear } from '../db/announce.ts';
import type { Database } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { enqueueUnlessWaiting } from './enqueue.ts';
import type { Job } from './job.ts';
import { openLibrary } from './pg-boss.ts';
import { handOutHeld, handOverLost } from './pg-boss-rows.ts';
import { errorText } from './run.ts';
import { isScheduled, scheduler } from './schedule.ts';
import { startWorker, type WorkerDeps } from './worker.ts';

export interface JobEngine {
  /** of a job that finds its own work: there is some */
  ask(kind: string): void;
  /** lets what is under way end, for a few seconds, and gives the rest to other processes */
  stop(patience?: number): Promise<void>;
}

export interface JobEngineDeps {
  readonly database: Pick<Database, 'db' | 'patient' | 'kind'>;
  readonly clock: Clock;
  readonly jobs: readonly Job[];
  readonly log: (line: string) => void;
}

const room = { quick: 4, long: 1 } as const;
const tickEvery = 5_000;
const patience = 5_000;

/** One line when the database goes away, one when it is back; the workers just look again. */
function oneLineEach(log: (line: string) => void): (error?: unknown) => void {
  let isAway = false;
  return (error) => {
    if (error !== undefined && !isAway) log(`Jobs wait: ${errorText(error)}`);
    if (error === undefined && isAway) log('Jobs are worked on again.');
    isAway = error !== undefined;
  };
}

/** News are the queue that something was put into, or the kind of a job that finds its own work. */
function hearer({ database, clock, jobs }: JobEngineDeps, wake: (queue: string) => void) {
  const kinds = new Map(jobs.map((job) => [job.kind, job]));
  // Whoever made the news has a request and a transaction of its own: nothing here belongs to them.
  const outside = AsyncLocalStorage.snapshot();
  const hearing = (news: string): void =>
    outside(() => {
      const job = kinds.get(news);
      // If it fails, the job's own schedule is the second chance.
      if (job) void enqueueUnlessWaiting(database.db, job, clock).catch(() => undefined);
      else wake(news);
    });
  for (const handle of new Set([database.db, database.patient])) hear(handle, hearing);
  return hearing;
}

/** For a process that serves only: it asks for jobs, others do them. */
export const askOnly = (parts: JobEngineDeps): JobEngine => ({
  ask: hearer(parts, () => undefined),
  stop: async () => {},
});

function startWorkers(parts: JobEngineDeps, common: Omit<WorkerDeps, 'db' | 'queue' | 'room'>) {
  const { db, patient } = parts.database;
  return {
    quick: startWorker({ ...common, db, queue: 'quick', room: room.quick }),
    long: startWorker({ ...common, db: patient, queue: 'long', room: room.long }),
  };
}

/** Works on jobs in this process until it is stopped. */
export async function startJobs(parts: JobEngineDeps): Promise<JobEngine> {
  const { database, clock, log } = parts;
  const jobs = new Map(parts.jobs.map((job) => [job.kind, job]));
  if (jobs.size !== parts.jobs.length) throw new Error('Two jobs have the same kind.');
  const turned = oneLineEach(log);
  const boss = openLibrary(database);
  boss.on('error', turned);
  await transaction(database.db, async (tx) => {
    await handOverLost(tx);
    if (database.kind === 'embedded') await handOutHeld(tx);
  });
  await boss.start();
  const workers = startWorkers(parts, { boss, clock, jobs, log, turned });
  const ask = hearer(parts, (queue) => {
    if (queue === 'quick' || queue === 'long') workers[queue].wake();
  });
  const tick = scheduler({ db: database.db, clock, library: boss }, parts.jobs.filter(isScheduled));
  const ticking = setInterval(() => void tick().catch(turned), tickEvery);
  return {
    ask,
    stop: async (given = patience) => {
      clearInterval(ticking);
      await Promise.all([workers.quick.stop(given), workers.long.stop(given)]);
      await boss.stop({ graceful: false, close: false });
    },
  };
}

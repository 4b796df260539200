import type { PgBoss } from 'pg-boss';
import type { Queue } from './job.ts';
import { markIdle } from './job-rows.ts';
import { giveBackClaim, type JobClaim } from './pg-boss-rows.ts';
import { perform, type Running } from './run.ts';

export interface QueueWorker {
  /** something is there for it: look at once */
  wake(): void;
  /** lets what is under way end for a while, then gives the rest back */
  stop(patience: number): Promise<void>;
}

export interface WorkerDeps extends Running {
  readonly boss: PgBoss;
  readonly queue: Queue;
  /** how many at once */
  readonly room: number;
  /** told of each turn with the database, with its error if it had one */
  readonly turned: (error?: unknown) => void;
}

interface HeldRun extends JobClaim {
  readonly ended: Promise<void>;
  readonly stopping: AbortController;
}

const lookEvery = 2_000;
/** Runs of a job that finds its own work: more would only crowd out the others. */
const ofGroup = 2;
/** A third of what the library waits for: two lost beats are forgiven. */
const beatEvery = 3_000;

/**
 * Takes as many jobs as it has room for, and the next as soon as one ends. The library's own worker
 * waits for its next poll after each job, and polls once per place.
 */
export function startWorker(parts: WorkerDeps): QueueWorker {
  const { boss, queue, room, turned } = parts;
  // Not by id: a run that was taken for dead may be held beside the one that took over.
  const held = new Set<HeldRun>();
  let looking: Promise<void> | undefined;
  let again = false;
  let isStopped = false;

  const settle = async (job: JobClaim, outcome: { readonly again?: number }): Promise<void> => {
    if (outcome.again === undefined) await boss.complete(queue, job);
    else await giveBackClaim(parts.db, job, outcome.again);
  };
  // A run whose end cannot be noted is left to the library: it misses the beat and hands it out anew.
  const run = async (job: JobClaim, stopping: AbortSignal): Promise<void> => {
    try {
      await settle(job, await perform(parts, job.id, stopping, job));
    } catch (error) {
      turned(error);
    }
  };
  const letGo = async (job: JobClaim): Promise<void> => {
    await markIdle(parts.db, job.id);
    await giveBackClaim(parts.db, job, 0);
  };
  const begin = (job: JobClaim): void => {
    const stopping = new AbortController();
    const ended = run(job, stopping.signal).finally(() => {
      held.delete(one);
      wake();
    });
    const one = { ...job, stopping, ended };
    held.add(one);
  };
  const look = async (): Promise<void> => {
    again = false;
    const jobs = await boss.fetch(queue, {
      batchSize: room - held.size,
      groupConcurrency: ofGroup,
    });
    for (const { id, retryCount } of jobs) begin({ id, queue, retryCount });
    turned();
  };
  const wake = (): void => {
    again = true;
    if (looking || isStopped || held.size >= room) return;
    looking = look()
      .catch(turned)
      .finally(() => {
        looking = undefined;
        if (again) wake();
      });
  };
  const beat = async (): Promise<void> => {
    const runs = [...held];
    if (runs.length === 0) return;
    const { settled } = (await boss.touch(queue, runs)) as { settled?: string[] };
    // Taken for dead and handed out again: its effect is fenced, it only need not go on.
    for (const one of runs) if (settled?.includes(one.id) === false) one.stopping.abort();
  };
  const timers = [
    setInterval(wake, lookEvery),
    setInterval(() => void beat().catch(turned), beatEvery),
  ];
  wake();
  return {
    wake,
    stop: async (patience) => {
      isStopped = true;
      await looking;
      for (const { stopping } of held) stopping.abort();
      await within(patience, [...held]);
      for (const timer of timers) clearInterval(timer);
      for (const job of held) await letGo(job).catch(turned);
    },
  };
}

async function within(patience: number, runs: readonly HeldRun[]): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, patience);
  await Promise.race([late.promise, Promise.all(runs.map(({ ended }) => ended))]);
  clearTimeout(timer);
}

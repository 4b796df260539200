import type { Clock } from '../clock.ts';
import { type Db, transaction } from '../db/transaction.ts';
import type { Job, Run } from './job.ts';
import {
  beginRun,
  finish,
  holdJobRun,
  noteFailure,
  noteGivenBack,
  noteJobGivenUp,
  noteJobProgress,
  type RunKey,
} from './job-rows.ts';
import type { JobClaim } from './pg-boss-rows.ts';
import { jobWaitAfter } from './waits.ts';

/** Another run of the job was begun elsewhere, or it has ended: nothing of this one counts any more. */
class RunLost extends Error {
  constructor() {
    super('the job was taken over by another run');
  }
}

export interface Running {
  readonly db: Db;
  readonly clock: Clock;
  readonly jobs: ReadonlyMap<string, Job>;
  readonly log: (line: string) => void;
}

/** What is to become of the job in the library: it is over, or handed out again after a while. */
export type Outcome = { readonly again?: number };
const over: Outcome = {};

/** Watchers look every second or so: more writes would be waste. */
const progressEvery = 400;
/** A job that ends the process it runs in must not do so for ever. */
const mostDeaths = 25;
/** Known to a newer process of the same house, perhaps, while all are being replaced. */
const unknownWait = 15_000;

export const errorText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

function progressOf(
  { db, clock }: Running,
  key: RunKey,
): (done: number, total: number) => Promise<void> {
  let written = 0;
  return async (done, total) => {
    const at = clock.now();
    const now = Date.parse(at);
    if (done < total && now - written < progressEvery) return;
    written = now;
    if (!(await noteJobProgress(db, key, { done, total, at }))) throw new RunLost();
  };
}

const stepperOf =
  ({ db }: Running, key: RunKey): Run<unknown>['step'] =>
  (work) =>
    transaction(db, async (tx) => {
      if (!(await holdJobRun(tx, key))) throw new RunLost();
      return work(tx);
    });

const publisherOf =
  ({ db, clock }: Running, key: RunKey): Run<unknown>['publish'] =>
  (work) =>
    transaction(db, async (tx) => {
      if (!(await finish(tx, key, clock.now()))) throw new RunLost();
      return work(tx);
    });

/** A failure is counted; the job waits ever longer, and is given up in the end. */
async function fail(running: Running, key: RunKey, job: Job, error: unknown): Promise<Outcome> {
  const { db, clock, log } = running;
  const noted = await noteFailure(db, key, errorText(error));
  if (!noted) return over;
  if (noted.failures < job.tries) return { again: jobWaitAfter(noted.failures) };
  await noteJobGivenUp(db, key, errorText(error), clock.now());
  log(
    `The job ${job.kind} (${key.id}) was given up after ${noted.failures} tries: ${errorText(error)}`,
  );
  return over;
}

async function handle(
  running: Running,
  key: RunKey,
  job: Job,
  data: unknown,
  stopping: AbortSignal,
): Promise<Outcome> {
  const { db, clock } = running;
  try {
    await job.handle({
      id: key.id,
      attempt: key.attempt,
      data: job.data.parse(data),
      db,
      clock,
      stopping,
      progress: progressOf(running, key),
      step: stepperOf(running, key),
      publish: publisherOf(running, key),
    });
    // One that published is marked already.
    await finish(db, key, clock.now());
    return over;
  } catch (error) {
    // Without effect when the claim is another's by now; should it be ours still, the job does not lie.
    if (error instanceof RunLost) return { again: 0 };
    if (!stopping.aborted) return fail(running, key, job, error);
    await noteGivenBack(db, key);
    return { again: 0 };
  }
}

/** One run of a job that the library handed out. */
export async function perform(
  running: Running,
  id: string,
  stopping: AbortSignal,
  claim?: JobClaim,
): Promise<Outcome> {
  const { db, clock, jobs } = running;
  const begun = await beginRun(db, id, clock.now(), claim);
  if (!begun) return over;
  const key = { id, attempt: begun.attempt };
  const job = jobs.get(begun.kind);
  if (!job) {
    await noteGivenBack(db, key, 'This process does not know this kind of job.');
    return { again: unknownWait };
  }
  if (begun.deaths <= mostDeaths) return handle(running, key, job, begun.data, stopping);
  const why = `The process ended ${begun.deaths} times while it ran.`;
  await noteJobGivenUp(db, key, why, clock.now());
  return over;
}

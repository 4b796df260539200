import type { PgBoss } from 'pg-boss';
import { after, type Clock, days, minutes } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { enqueueTick } from './enqueue.ts';
import type { Job } from './job.ts';

export interface Scheduled extends Job {
  readonly schedule: string;
}
export const isScheduled = (job: Job): job is Scheduled => job.schedule !== undefined;

type Preview = Pick<PgBoss, 'previewSchedule'>;

/** How far back a tick is looked for, ever further. */
const backs = [minutes(2), minutes(150), days(2), days(40), days(400)];

/** The newest moment of a schedule that has come by now. */
export function lastTick(library: Preview, schedule: string, now: string): string | undefined {
  for (const back of backs) {
    let from = after(now, -back);
    let found: string | undefined;
    for (;;) {
      const [next] = library.previewSchedule(schedule, { from: new Date(from), count: 1 });
      if (!next || next.toISOString() > now) break;
      found = from = next.toISOString();
    }
    if (found) return found;
  }
  return undefined;
}

const hasRunBefore = async (db: Db, kind: string): Promise<boolean> =>
  (await db
    .selectFrom('job')
    .select('id')
    .where('kind', '=', kind)
    .where('tick', 'is not', null)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/**
 * Every process looks; the first to write a tick begins its job, the others find it taken. A tick that
 * came while no process ran is made up for once; one that comes while the last is still under way
 * waits for its end.
 */
export function scheduler(
  { db, clock, library }: { db: Db; clock: Clock; library: Preview },
  jobs: readonly Scheduled[],
): () => Promise<void> {
  const since = clock.now();
  const settled = new Map<string, string>();
  return async () => {
    for (const job of jobs) {
      const tick = lastTick(library, job.schedule, clock.now());
      if (tick === undefined || settled.get(job.kind) === tick) continue;
      // A job that this house has never run before owes nothing of the time before.
      const isOwed = tick >= since || (await hasRunBefore(db, job.kind));
      if (!isOwed || (await enqueueTick(db, job, tick, clock)) !== 'waits')
        settled.set(job.kind, tick);
    }
  };
}

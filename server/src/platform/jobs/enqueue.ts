import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { canonical } from '../audit/sealing/content.ts';
import type { Clock } from '../clock.ts';
import { announce } from '../db/announce.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import type { Job, Queue } from './job.ts';
import { reviveJob } from './job-rows.ts';
import { forget, handOverJob } from './pg-boss-rows.ts';

/** What must be known of a job to ask for it; how it is done is known where the app is wired. */
export type JobName<Data> = Pick<Job<Data>, 'kind' | 'queue' | 'isCancellable'> & {
  readonly data?: Job<Data>['data'];
};

/** Who asks and when: the context of a use case fits. */
interface Asking {
  readonly clock: Clock;
  readonly actor?: Pick<Actor, 'kind' | 'accountId'> | null;
}

interface NewJob {
  readonly kind: string;
  readonly queue: Queue;
  readonly data: string;
  readonly tick?: string;
  readonly is_cancellable?: boolean;
}

/** One that finds its own work: of its kind a few runs at once are enough. */
const ownFinder = ({ kind, queue }: Pick<Job, 'kind' | 'queue'>) => ({
  kind,
  queue,
  data: '{}',
  group: kind,
});

async function insertJob(
  tx: Tx,
  { group, ...job }: NewJob & { readonly group?: string },
  { clock, actor }: Asking,
): Promise<string | null> {
  const at = clock.now();
  const row = await tx
    .insertInto('job')
    .values({
      id: newId(at),
      ...job,
      asked_by_kind: actor?.kind ?? null,
      asked_by_id: actor?.accountId ?? null,
      created_at: at,
    })
    .onConflict((same) => same.columns(['kind', 'tick']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!row) return null;
  await handOverJob(tx, job.queue, row.id, group);
  announce(job.queue);
  return row.id;
}

/**
 * In the caller's transaction: an undone deed leaves no job, a committed one exactly this job, which a
 * worker of this process begins at once and others see within seconds. No secret belongs in `data`:
 * it is kept.
 */
export async function enqueue<Data>(
  tx: Tx,
  { kind, queue, isCancellable }: JobName<Data>,
  data: Data,
  asking: Asking,
): Promise<string> {
  const job = { kind, queue, data: canonical(data), is_cancellable: isCancellable === true };
  const id = await insertJob(tx, job, asking);
  if (id === null) throw new Error('a job without a tick has no twin');
  return id;
}

/** One that comes by itself: once for its tick, whoever is first, and not beside an earlier one. */
export const enqueueTick = (
  db: Db,
  job: Pick<Job, 'kind' | 'queue'>,
  tick: string,
  clock: Clock,
): Promise<'begun' | 'known' | 'waits'> =>
  transaction(db, async (tx) => {
    const others = await tx
      .selectFrom('job')
      .select('tick')
      .where('kind', '=', job.kind)
      .where('tick', 'is not', null)
      .where('finished_at', 'is', null)
      .where('given_up_at', 'is', null)
      .execute();
    if (others.some((other) => other.tick !== null && other.tick < tick)) return 'waits';
    const id = await insertJob(tx, { ...ownFinder(job), tick }, { clock });
    return id === null ? 'known' : 'begun';
  });

/** For a job that finds its own work: one that has not begun yet will find this, too. */
export const enqueueUnlessWaiting = (
  db: Db,
  job: Pick<Job, 'kind' | 'queue'>,
  clock: Clock,
): Promise<void> =>
  transaction(db, async (tx) => {
    const waiting = await tx
      .selectFrom('job')
      .select('id')
      .where('kind', '=', job.kind)
      .where('attempts', '=', 0)
      .where('finished_at', 'is', null)
      .where('given_up_at', 'is', null)
      .executeTakeFirst();
    if (!waiting) await insertJob(tx, ownFinder(job), { clock });
  });

/** A given-up job begins anew; false: it was not given up. */
export async function retryJob(tx: Tx, id: string): Promise<boolean> {
  const job = await reviveJob(tx, id);
  if (!job) return false;
  // The table allows no other.
  const queue = job.queue as Queue;
  await forget(tx, queue, id);
  await handOverJob(tx, queue, id);
  announce(queue);
  return true;
}

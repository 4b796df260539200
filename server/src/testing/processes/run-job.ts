import type { Clock } from '../../platform/clock.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import type { Job } from '../../platform/jobs/job.ts';

/** One run of a job in this process; answers the progress that it told. */
export async function runJob<Data>(
  job: Job<Data>,
  data: Data,
  { db, clock }: { readonly db: Db; readonly clock: Clock },
): Promise<[number, number][]> {
  const told: [number, number][] = [];
  await job.handle({
    id: crypto.randomUUID(),
    data,
    attempt: 1,
    db,
    clock,
    stopping: new AbortController().signal,
    progress: async (done, total) => void told.push([done, total]),
    step: (work) => transaction(db, work),
    publish: (work) => transaction(db, work),
  });
  return told;
}

import { id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import type { ReadNow } from '../../../platform/now.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import type { JobName } from '../../../platform/jobs/enqueue.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { countPeople, nextPeople } from '../../people/public.ts';
import { postDue } from './post-due.ts';

/** Few enough that each transaction is short, on the one embedded connection too. */
const chunk = 100;
const first = '00000000-0000-0000-0000-000000000000';

/** Of whom: those of the concerns of who asked; of everyone when it comes by itself. */
const data = z.object({ concerns: z.union([z.literal('all'), z.array(id())]).optional() });
type Asked = z.output<typeof data>;

export const accrue = { kind: 'leave.accrue', queue: 'long' } as const satisfies JobName<Asked>;

/**
 * Once a day: posts what is missing in every ledger up to today, the close of the last year included.
 * Ended in the middle it has done whole chunks; run again it does the rest and nothing twice.
 */
export const accrueJob = (now: ReadNow): Job<Asked> =>
  job({
    ...accrue,
    data,
    schedule: '15 18 * * *',
    tries: 5,
    handle: async ({ db, clock, progress, stopping, data: { concerns = 'all' } }) => {
      const total = await countPeople(db, { concerns });
      let [last, done] = [first, 0];
      for (;;) {
        stopping.throwIfAborted();
        const ids = await nextPeople(db, last, chunk, { concerns });
        if (ids.length > 0) await transaction(db, (tx) => postDue({ db: tx, clock }, ids, { now }));
        last = ids.at(-1) ?? last;
        done += ids.length;
        await progress(done, Math.max(total, done));
        if (ids.length < chunk) return;
      }
    },
  });

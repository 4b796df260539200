import { sql } from 'kysely';
import { z } from 'zod';
import { after, days } from '../clock.ts';
import { type Job, job } from '../jobs/job.ts';

const chunk = 1_000;
const kept = days(365);

/** What is older than a year, in short statements; what a killed run leaves, the next one takes. */
export const sweepNoticesJob = (): Job =>
  job({
    kind: 'notice.sweep',
    queue: 'quick',
    data: z.unknown(),
    schedule: '27 3 * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      const before = after(clock.now(), -kept);
      let swept = chunk;
      while (!stopping.aborted && swept === chunk) {
        const gone = await sql`delete from notice where id in (
          select id from notice where created_at < ${before}
          order by created_at limit ${chunk} for update skip locked)`.execute(db);
        swept = Number(gone.numAffectedRows ?? 0n);
      }
    },
  });

import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { z } from 'zod';
import type { ReadNow } from '../../../platform/now.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { findHrisFeed } from './store.ts';
import { beginSync } from './sync.ts';

/**
 * Looks every hour and runs once a day, in the first hour of the company's own day. A feed that does
 * not answer is asked again in the next hour; why it failed stands with the feed.
 */
export const syncJob = (now: ReadNow): Job =>
  job({
    kind: 'people.sync',
    queue: 'quick',
    data: z.object({}),
    schedule: '20 * * * *',
    tries: 2,
    handle: async ({ db, clock }) => {
      const feed = await findHrisFeed(db);
      const { today } = await now({ db, clock });
      if (!feed?.daily || feed.daily_on === today) return;
      const begun = { acting: null, requestId: null, dailyOn: today };
      await beginSync({ db, clock }, begun, { now }).catch((error: unknown) => {
        if (!(error instanceof Refusal)) throw error;
      });
    },
  });

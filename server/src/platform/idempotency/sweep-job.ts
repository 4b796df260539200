import { z } from 'zod';
import { type Job, job } from '../jobs/job.ts';
import { sweepKeys } from './keys.ts';

const chunk = 1_000;

/** Keys whose day is over, in short statements; what a killed run leaves, the next one takes. */
export const sweepKeysJob = (): Job =>
  job({
    kind: 'idempotency.sweep',
    queue: 'quick',
    data: z.unknown(),
    schedule: '41 * * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      while (!stopping.aborted && (await sweepKeys(db, clock.now(), chunk)) === chunk);
    },
  });

import { z } from 'zod';
import type { ReadNow } from '../../../platform/now.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import type { LifeListener } from '../life/events.ts';
import { projectAll } from './project-all.ts';

/** Every hour, because a day begins at another hour in another zone; run twice it changes nothing. */
export const projectJob = (now: ReadNow, tell: LifeListener): Job =>
  job({
    kind: 'people.project',
    queue: 'quick',
    data: z.object({}),
    schedule: '5 * * * *',
    tries: 5,
    handle: async ({ db, clock }) => {
      await projectAll(db, await now({ db, clock }), tell);
    },
  });

import { z } from 'zod';
import { type Job, job } from '../jobs/job.ts';
import { sealDue } from './seal-due.ts';

/** Every minute. Run twice it seals what came since; killed in between, the rest is sealed next time. */
export const sealJob = (): Job =>
  job({
    kind: 'audit.seal',
    queue: 'quick',
    data: z.object({}),
    schedule: '* * * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => void (await sealDue(db, clock, stopping)),
  });

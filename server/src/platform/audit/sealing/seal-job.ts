import { z } from 'zod';
import { type Job, job } from '../../jobs/job.ts';
import { headLine } from './noted-heads.ts';
import { lastSeal, sealDue } from './seal-due.ts';

/**
 * Every minute, and says where the chain ends: the log is a copy of the head that nobody changes by SQL.
 * Run twice it seals what came since; killed in between, the rest is sealed next time.
 */
export const sealJob = (say: (line: string) => void): Job =>
  job({
    kind: 'audit.seal',
    queue: 'quick',
    data: z.object({}),
    schedule: '* * * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      if ((await sealDue(db, clock, stopping)) === 0) return;
      const head = await lastSeal(db);
      if (head) say(headLine(head));
    },
  });

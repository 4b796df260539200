import { z } from 'zod';
import { type Job, job } from '../jobs/job.ts';
import { deliverDue, type Send } from './deliver.ts';
import { freeClaims } from './outbox.ts';

/** Announced with each mail; the minutes between tries are kept by the schedule. */
export const deliveryKind = 'mail.deliver';

/** The outbox says what is to be sent and what became of it: a run only looks through it. */
export const deliveryJob = (send: Send): Job<Record<string, never>> =>
  job({
    kind: deliveryKind,
    queue: 'quick',
    data: z.strictObject({}),
    schedule: '* * * * *',
    tries: 3,
    handle: async ({ id, attempt, db, clock, stopping }) => {
      if (attempt > 1) await freeClaims(db, id, clock.now());
      await deliverDue({ db, clock, send }, { by: id, stopping });
    },
  });

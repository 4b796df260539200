import { day, id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import { findTouched } from '../store/counted-leave.ts';
import type { RecountDeps } from './deps.ts';
import { recountName } from './recount-name.ts';
import { recountPeople } from './recount-people.ts';

/** Whose leave around which days; nobody named: everyone's. */
const data = z.object({ from: day(), until: day(), employeeIds: z.array(id()).nullable() });

/** So many people at once: a second's work in one transaction. */
const chunk = 200;

/** Counts anew, part by part; broken off in the middle, it begins again and comes to the same end. */
export const recountJob = (parts: RecountDeps): Job<z.output<typeof data>> =>
  job({
    ...recountName,
    data,
    tries: 5,
    handle: async ({ db, data: { from, until, employeeIds }, progress, stopping }) => {
      const days = { from, until };
      const ids = await findTouched(db, employeeIds ?? 'all', days);
      for (let at = 0; at < ids.length; at += chunk) {
        stopping.throwIfAborted();
        const some = ids.slice(at, at + chunk);
        await transaction(db, (tx) => recountPeople(tx, some, days, parts));
        await progress(Math.min(ids.length, at + chunk), ids.length);
      }
    },
  });

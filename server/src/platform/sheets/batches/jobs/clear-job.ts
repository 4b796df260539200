import { type Job, job } from '../../../jobs/job.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { RoomSheet } from './at-work.ts';
import { jobNames } from './job-names.ts';
import { clearSlices } from './slices.ts';
import { findBatch } from '../store/batches.ts';

/** Rows of a batch that was undone count no longer; they go behind it, some at a time. */
export const clearJob = <Row extends CheckedLine, Facts>(
  deps: RoomSheet<Row, Facts>,
): Job<{ batch: string }> =>
  job({
    ...jobNames(deps.subject).clear,
    tries: 5,
    handle: async (run) => {
      const row = await findBatch(run.db, deps.subject, run.data.batch);
      if (row?.state !== 'Undone') return;
      await clearSlices({ ...run, row, now: await deps.now(run) }, deps);
    },
  });

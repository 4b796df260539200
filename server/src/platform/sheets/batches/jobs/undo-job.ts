import { enqueue } from '../../../jobs/enqueue.ts';
import { type Job, job } from '../../../jobs/job.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import { atWork, type RoomSheet, tries } from './at-work.ts';
import { jobNames } from './job-names.ts';
import { endWork } from '../store/batches.ts';

/** Everything back to what it was, in one transaction; rows of slices count no longer, and go behind it. */
export const undoJob = <Row extends CheckedLine, Facts>(
  deps: RoomSheet<Row, Facts>,
): Job<{ batch: string }> =>
  job({
    ...jobNames(deps.subject).undo,
    tries,
    handle: (run) =>
      atWork(run, deps, { from: 'Undoing', fail: 'failUndo' }, async (work) => {
        const { row, id, clock, publish } = work;
        await publish(async (tx) => {
          const end = { jobId: id, at: clock.now() };
          if (!(await endWork(tx, deps.subject, row, 'undone', end))) return;
          await deps.work.undo(tx, work);
          if (deps.work.slices)
            await enqueue(tx, jobNames(deps.subject).clear, { batch: row.id }, work);
        });
      }),
  });

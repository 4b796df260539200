import { type Job, job } from '../../../jobs/job.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import { actingIn } from '../acting.ts';
import { atWork, type RoomSheet, tries, type Work } from './at-work.ts';
import { checkRows, saveChecked } from './check-rows.ts';
import { jobNames } from './job-names.ts';
import { layDownSheet } from '../lay-down-sheet.ts';
import { applyRows } from '../stage.ts';
import { countKinds, endWork } from '../store/batches.ts';

async function check<Row extends CheckedLine, Facts>(
  work: Work,
  deps: RoomSheet<Row, Facts>,
): Promise<void> {
  const { db, row, id, clock, publish } = work;
  const { subject, store } = deps;
  if (row.file_id) await layDownSheet(db, subject, { id: row.id, fileId: row.file_id }, store);
  await saveChecked((await checkRows(work, deps)).rows, work);
  await publish(async (tx) => {
    const counts = await countKinds(tx, row.id);
    const end = { jobId: id, at: clock.now() };
    if (!(await endWork(tx, subject, row, 'checked', end)) || !row.applies_itself) return;
    const acting = actingIn(row.acting);
    const how = { acting, by: { work: acting }, skipFaulty: true };
    if (counts.new + counts.changed > 0) await applyRows(tx, subject, row.id, how, { clock });
    // everything is so already, or nothing is right: then it is over
    else await endWork(tx, subject, { id: row.id, state: 'Checked' }, 'pass', end);
  });
}

/** Reads the sheet, if there is one, and says of every row what it would do. */
export const checkJob = <Row extends CheckedLine, Facts>(
  deps: RoomSheet<Row, Facts>,
): Job<{ batch: string }> =>
  job({
    ...jobNames(deps.subject).check,
    tries,
    handle: (run) =>
      atWork(run, deps, { from: 'Checking', fail: 'failCheck' }, (work) => check(work, deps)),
  });

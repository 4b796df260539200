import { type Job, job } from '../../../platform/jobs/job.ts';
import { actingIn } from './acting.ts';
import { type BatchParts, atWork, tries, type Work } from './at-work.ts';
import { checkRows, saveChecked } from './check-rows.ts';
import { checkName } from './job-names.ts';
import { layDownSheet } from './lay-down-sheet.ts';
import { applyRows } from './stage.ts';
import { countKinds, endWork } from './store/batches.ts';

async function check(work: Work, parts: BatchParts): Promise<void> {
  const { db, row, id, clock, publish } = work;
  if (row.file_id) await layDownSheet(db, row.id, row.file_id, parts.store);
  await saveChecked(row, await checkRows(row, work), work);
  await publish(async (tx) => {
    const counts = await countKinds(tx, row.id);
    const end = { jobId: id, at: clock.now() };
    if (!(await endWork(tx, row, 'checked', end)) || !row.applies_itself) return;
    const acting = actingIn(row.acting);
    if (counts.new + counts.changed > 0)
      await applyRows(tx, row.id, { acting, by: { work: acting }, skipFaulty: true }, { clock });
    // everyone is so already, or nothing is right: then it is over
    else await endWork(tx, { id: row.id, state: 'Checked' }, 'pass', end);
  });
}

/** Reads the sheet, if there is one, and says of every row what it would do. */
export const checkJob = (parts: BatchParts): Job<{ batch: string }> =>
  job({
    ...checkName,
    tries,
    handle: (run) =>
      atWork(run, parts, { from: 'Checking', fail: 'failCheck' }, (work) => check(work, parts)),
  });

import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { transaction } from '../../../db/transaction.ts';
import { type Job, job } from '../../../jobs/job.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import { atWork, type RoomSheet, tries, type Work } from './at-work.ts';
import { checkRows } from './check-rows.ts';
import { jobNames } from './job-names.ts';
import { prepareBatch } from './prepare.ts';
import { clearSlices, writeSlices } from './slices.ts';
import { refuseBatchOvertaken } from '../refuse-overtaken.ts';
import { CheckAnew } from '../sheet-subject.ts';
import { countKinds, endWork } from '../store/batches.ts';

async function applyOnce<Row extends CheckedLine, Facts>(
  work: Work,
  deps: RoomSheet<Row, Facts>,
): Promise<void> {
  const { db, row, id, clock, publish } = work;
  const { subject } = deps;
  const checked = await checkRows(work, deps);
  await refuseBatchOvertaken(db, subject, row.id);
  await prepareBatch(work, checked, deps);
  const counts = await transaction(db, (tx) => countKinds(tx, row.id));
  if (counts.faulty > 0 && !row.skips_faulty)
    throw new Refusal(subject.refusals.faulty, { count: counts.faulty });
  await writeSlices(work, checked.rows, deps);
  // nobody else writes the rows of this batch: they are read before anyone has to wait
  const write = await deps.work.publish(work, checked.rows, checked.facts);
  await publish(async (tx) => {
    const end = { jobId: id, at: clock.now() };
    if (await endWork(tx, subject, row, 'applied', end)) await write(tx);
  });
}

const rounds = 5;

/** Where the house became another while it was published, all of it is checked and made ready again. */
async function apply<Row extends CheckedLine, Facts>(
  work: Work,
  deps: RoomSheet<Row, Facts>,
): Promise<void> {
  for (let round = 1; ; round += 1)
    try {
      return await applyOnce(work, deps);
    } catch (error) {
      if (!(error instanceof CheckAnew) || round === rounds) throw error;
    }
}

/**
 * Checks once more, makes everything ready in short steps, and writes it all in one transaction. Where a room writes
 * rows in slices, all that is left to that transaction is to say that they count.
 */
export const applyJob = <Row extends CheckedLine, Facts>(
  deps: RoomSheet<Row, Facts>,
): Job<{ batch: string }> =>
  job({
    ...jobNames(deps.subject).apply,
    tries,
    handle: (run) =>
      atWork(
        run,
        deps,
        { from: 'Applying', fail: 'failApply', tidy: (work) => clearSlices(work, deps) },
        (work) => apply(work, deps),
      ),
  });

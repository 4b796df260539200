import { planByKeys } from '../../../db/plan-by-keys.ts';
import type { Tx } from '../../../db/transaction.ts';
import { inSlices } from '../../../in-slices.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { RoomSheet, Work } from './at-work.ts';

/** At once, where nobody waits for the connection. */
const together = 500;

/** In one order for every sheet: of two with the same people the first one's rows come first everywhere. */
const byRecord = (one: CheckedLine, other: CheckedLine): number =>
  (one.recordId ?? '').localeCompare(other.recordId ?? '') || one.row - other.row;

type Parts<Row extends CheckedLine, Facts> = Pick<RoomSheet<Row, Facts>, 'work' | 'givesWay'>;
type Step = Pick<Work, 'db' | 'row' | 'now' | 'clock' | 'step' | 'stopping'>;

/** A slice in a transaction of its own; how long it took is without what was waited for the connection. */
const stepOf = (work: Step, some: (tx: Tx) => Promise<number>) =>
  work.step(async (tx) => {
    const began = performance.now();
    await planByKeys(tx);
    const done = await some(tx);
    return { done, took: performance.now() - began };
  });

/** What stands there of a batch that does not count is taken away, some rows at a time. */
export async function clearSlices<Row extends CheckedLine, Facts>(
  work: Step,
  { work: { slices }, ...pace }: Parts<Row, Facts>,
): Promise<void> {
  if (!slices) return;
  await inSlices({ ...pace, together, stopping: work.stopping }, (most) =>
    stepOf(work, (tx) => slices.clear(tx, work, most)),
  );
}

/**
 * Every new row of a checked batch, some at a time; none of them counts before the batch is applied. What a run
 * left behind that was broken off is taken away first, since rows may have been made ready otherwise by now.
 */
export async function writeSlices<Row extends CheckedLine, Facts>(
  work: Work,
  rows: readonly Row[],
  parts: Parts<Row, Facts>,
): Promise<void> {
  const { slices } = parts.work;
  if (!slices) return;
  await clearSlices(work, parts);
  const all = rows.filter(({ kind }) => kind === 'new').toSorted(byRecord);
  let from = 0;
  await inSlices({ ...parts, together, stopping: work.stopping }, async (most) => {
    const some = all.slice(from, from + most);
    if (some.length === 0) return { done: 0, took: 0 };
    const slice = await stepOf(work, async (tx) => {
      await slices.write(tx, work, some);
      return some.length;
    });
    from += some.length;
    await work.progress(all.length + from, all.length * 2);
    return slice;
  });
}

import { transaction } from '../../../db/transaction.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { RoomSheet, Work } from './at-work.ts';
import { type Checked, chunksOf } from './check-rows.ts';
import { saveFound } from '../store/batch-lines.ts';

/** Everything that can be done beforehand: what will be written, and what has to be put back by an undo. */
export async function prepareBatch<Row extends CheckedLine, Facts>(
  { db, row: batch, now, progress }: Work,
  { rows, facts }: Checked<Row, Facts>,
  { work }: Pick<RoomSheet<Row, Facts>, 'work'>,
): Promise<void> {
  let done = rows.length;
  for (const some of chunksOf(rows)) {
    await transaction(db, async (tx) => {
      await saveFound(tx, batch.id, await work.stageSome(tx, batch, some, facts, now));
      const [first, last] = [some[0]?.row ?? 0, some.at(-1)?.row ?? 0];
      await work.keepBefore(tx, batch.id, { first, last });
    });
    done += some.length;
    await progress(done, rows.length * 2);
  }
}

import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import type { Now } from '../../../platform/now.ts';
import type { CheckedRow } from '../rules/check-row.ts';
import { nextNumbers } from '../store/next-number.ts';
import { type Checked, chunksOf } from './check-rows.ts';
import { stagedOf } from './staged.ts';
import type { BatchRecord } from './store/batches.ts';
import { foundLine, keepBefore, saveFound } from './store/batch-lines.ts';

const withNumber = (checked: CheckedRow, number: string): CheckedRow => ({
  ...checked,
  number,
  plain: { ...checked.plain, number },
  told: { ...checked.told, after: { ...checked.told.after, number } },
});

/** New people without a number get the next free ones. */
async function numbered(tx: Tx, batchId: string, rows: readonly CheckedRow[]) {
  const bare = rows.filter(({ kind, number }) => kind === 'new' && number === null);
  const numbers = await nextNumbers(tx, bare.length, batchId);
  return rows.map((row) => {
    const number = bare.includes(row) ? numbers[bare.indexOf(row)] : undefined;
    return number === undefined ? row : withNumber(row, number);
  });
}

interface Preparing {
  readonly db: Db;
  readonly now: Now;
  readonly progress: (done: number, total: number) => Promise<void>;
}

/** Everything that can be done beforehand: what will be written, and what has to be put back by an undo. */
export async function prepare(
  batch: BatchRecord,
  { rows, plain }: Checked,
  { db, now, progress }: Preparing,
): Promise<void> {
  let done = rows.length;
  for (const some of chunksOf(rows)) {
    await transaction(db, async (tx) => {
      const lines = (await numbered(tx, batch.id, some)).map((checked) => {
        const known = plain.get(checked.employeeId ?? '') ?? null;
        return foundLine(checked, stagedOf(checked, known, now.at));
      });
      await saveFound(tx, batch.id, lines);
      const [first, last] = [some[0]?.row ?? 0, some.at(-1)?.row ?? 0];
      await keepBefore(tx, batch.id, { first, last });
    });
    done += some.length;
    await progress(done, rows.length * 2);
  }
}

import { transaction } from '../../../db/transaction.ts';
import { newId } from '../../../ids.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import type { RoomSheet, Work } from './at-work.ts';
import { readLines, saveFound } from '../store/batch-lines.ts';

/** Few enough that nothing waits long, neither for the database nor for this process. */
const chunk = 500;

export const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / chunk) }, (_, at) =>
    all.slice(at * chunk, (at + 1) * chunk),
  );

export interface Checked<Row, Facts> {
  readonly rows: readonly Row[];
  readonly facts: Facts;
}

/** What every row of a batch comes to, against the house as it is now. Nothing is written. */
export async function checkRows<Row extends CheckedLine, Facts>(
  { db, row: batch, now, progress }: Work,
  { work }: Pick<RoomSheet<Row, Facts>, 'work'>,
): Promise<Checked<Row, Facts>> {
  // a check finds everything anew; what is applied keeps the ids that the check gave
  const isAnew = batch.state === 'Checking';
  const rows = (await readLines(db, batch.id)).map(({ row, cells, recordId }) => ({
    row,
    cells,
    newId: (!isAnew && recordId) || newId(now.at),
  }));
  const facts = await work.readFacts(db, batch, rows, now);
  const checked: Row[] = [];
  for (const some of chunksOf(rows)) {
    checked.push(...(await work.checkSome(db, some, facts)));
    await progress(checked.length, rows.length * 2);
  }
  const all = work.checkAll ? await work.checkAll(db, checked, facts, now) : checked;
  return { rows: all, facts };
}

/** Found by the check of a batch and kept for whoever looks at it. */
export async function saveChecked(
  rows: readonly CheckedLine[],
  { db, row: batch, progress }: Work,
): Promise<void> {
  let done = rows.length;
  for (const some of chunksOf(rows)) {
    const found = some.map((checked) => ({ ...checked, staged: null }));
    await transaction(db, (tx) => saveFound(tx, batch.id, found));
    done += some.length;
    await progress(done, rows.length * 2);
  }
}

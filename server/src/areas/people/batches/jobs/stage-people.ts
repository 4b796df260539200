import type { Tx } from '../../../../platform/db/transaction.ts';
import type { Now } from '../../../../platform/now.ts';
import type { StagedLine } from '../../../../platform/sheets/batches/sheet-subject.ts';
import type { BatchRecord } from '../../../../platform/sheets/batches/store/batches.ts';
import type { CheckedRow } from '../../rules/sheet/check-row.ts';
import { nextNumbers } from '../../store/next-number.ts';
import type { PeopleFacts } from './check-rows.ts';
import { stagedOf } from './staged.ts';

const withNumber = (checked: CheckedRow, number: string): CheckedRow => ({
  ...checked,
  code: number,
  plain: { ...checked.plain, number },
  told: { ...checked.told, after: { ...checked.told.after, number } },
});

/** New people without a number get the next free ones. */
async function numbered(tx: Tx, batchId: string, rows: readonly CheckedRow[]) {
  const bare = rows.filter(({ kind, code }) => kind === 'new' && code === null);
  const numbers = await nextNumbers(tx, bare.length, batchId);
  return rows.map((row) => {
    const number = bare.includes(row) ? numbers[bare.indexOf(row)] : undefined;
    return number === undefined ? row : withNumber(row, number);
  });
}

/** Some rows as the columns to be written. */
export async function stageSome(
  tx: Tx,
  batch: BatchRecord,
  rows: readonly CheckedRow[],
  { plain }: PeopleFacts,
  { at }: Now,
): Promise<readonly StagedLine[]> {
  return (await numbered(tx, batch.id, rows)).map((checked) => ({
    ...checked,
    staged: stagedOf(checked, plain.get(checked.recordId ?? '') ?? null, at),
  }));
}

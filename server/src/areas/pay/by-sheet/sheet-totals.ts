import type { PaySheetTotal } from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { seenBatch } from '../../../platform/sheets/batches/read-batch.ts';
import type { PayCall } from '../deps.ts';
import { openingAmounts } from '../rules/by-sheet/check-opening-row.ts';
import { sumByColumn, sumOfColumns } from './pay-sheets-store.ts';
import { entrySheet, openingSheet } from './pay-sheet.ts';

/** What the new rows come to, component by component. */
export async function totalsOfEntries(
  call: PayCall<Db>,
  id: string,
): Promise<{ record: PaySheetTotal[] }> {
  await seenBatch(call, entrySheet, id);
  return { record: await sumByColumn(call.db, id, 'component', 'amount') };
}

/** What the new rows come to, column by column. */
export async function totalsOfOpenings(
  call: PayCall<Db>,
  id: string,
): Promise<{ record: PaySheetTotal[] }> {
  await seenBatch(call, openingSheet, id);
  const sums = await sumOfColumns(call.db, id, openingAmounts);
  const labelOf = (field: string) =>
    openingSheet.columns.find((column) => column.field === field)?.label[call.language] ?? field;
  return { record: sums.map((sum) => ({ ...sum, name: labelOf(sum.name) })) };
}

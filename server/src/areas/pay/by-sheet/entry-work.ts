import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { paySheetRefusals } from '@muster/contract/pay/by-sheet/pay-sheet-refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import {
  refuseOvertakenRows,
  refuseUndo,
} from '../../../platform/sheets/batches/refuse-overtaken.ts';
import type { SheetSlices, SheetWork } from '../../../platform/sheets/batches/sheet-subject.ts';
import type { BatchRecord } from '../../../platform/sheets/batches/store/batches.ts';
import type { IdentifiedSheetRow } from '../../../platform/sheets/rules/sheet-row.ts';
import {
  type CheckedEntry,
  checkEntryRow,
  type EntrySheetFacts,
  entryKey,
  refuseTwice,
  settledKey,
  type SheetEntry,
} from '../rules/by-sheet/check-entry-row.ts';
import { numberKey } from '../rules/by-sheet/sheet-person.ts';
import {
  findEnteredComponents,
  findOnceEntered,
  findOvertakenEntries,
  findSettledEntries,
  insertEntriesOfSheet,
  removeEntriesOfSheet,
} from './entry-sheet-store.ts';
import { findSettledMonths, findSheetPeople, holdPeopleOfSheet } from './pay-sheets-store.ts';
import { entrySheet } from './pay-sheet.ts';

async function readEntryFacts(
  db: Db,
  batch: BatchRecord,
  rows: readonly IdentifiedSheetRow[],
): Promise<EntrySheetFacts> {
  const people = await findSheetPeople(db, rows.map(numberKey), actingIn(batch.acting));
  const ids = [...people.values()].map(({ id }) => id);
  const settled = await findSettledMonths(db, ids);
  return {
    ...(await findEnteredComponents(db)),
    people,
    settled: new Set(settled.map(({ employeeId, month }) => settledKey(employeeId, month))),
    there: new Set((await findOnceEntered(db, ids)).map(entryKey)),
  };
}

const toldOf = ({ componentId, amount, month, note }: SheetEntry, batch: string) => ({
  componentId,
  from: month,
  until: month,
  amount: decimalText(BigInt(amount)),
  ...(note && { note }),
  batch,
});

const deed = (
  { row, now }: Pick<Work, 'row' | 'now'>,
  { employeeId: recordId, ...entry }: SheetEntry,
  action: 'salary-entry.create' | 'salary-entry.remove',
) => ({
  at: now.at,
  actor: actingIn(row.acting),
  requestId: null,
  action,
  record: 'employee',
  recordId,
  [action === 'salary-entry.create' ? 'after' : 'before']: toldOf(
    { employeeId: recordId, ...entry },
    row.id,
  ),
});

const rowOf = ({ row }: CheckedEntry): number => row;

const entrySlices: SheetSlices<CheckedEntry> = {
  write: async (tx, work, rows) => {
    const { row, now } = work;
    const acting = actingIn(row.acting);
    if (!acting) throw new Error('nobody sent this sheet');
    const numbers = rows.map(rowOf);
    await holdPeopleOfSheet(
      tx,
      rows.map(({ recordId }) => recordId),
    );
    refuseOvertakenRows(entrySheet, await findOvertakenEntries(tx, row.id, 'checked', numbers));
    await insertEntriesOfSheet(tx, row.id, numbers, acting, now.at);
    await auditMany(
      tx,
      rows.flatMap(({ entry }) => (entry ? [deed(work, entry, 'salary-entry.create')] : [])),
    );
  },
  clear: async (tx, work, most) => {
    const gone = await removeEntriesOfSheet(tx, work.row.id, most);
    await auditMany(
      tx,
      gone.map((entry) => deed(work, entry, 'salary-entry.remove')),
    );
    return gone.length;
  },
};

/** One-off pay of many: written in slices, which count at once when all of them are there. */
export const entryWork: SheetWork<CheckedEntry, EntrySheetFacts> = {
  readFacts: readEntryFacts,
  checkSome: async (_db, rows, facts) => rows.map((row) => checkEntryRow(row, facts)),
  checkAll: async (_db, rows) => refuseTwice(rows, ({ entry }) => entry && entryKey(entry)),
  stageSome: async (_tx, _batch, rows, _facts, { at }) =>
    rows.map((row) => ({
      ...row,
      staged: row.kind === 'new' ? { id: newId(at), ...row.entry } : null,
    })),
  keepBefore: async () => undefined,
  slices: entrySlices,
  publish: async ({ row }, rows) => {
    // another sheet that says the same was faster
    if (!rows.some(({ kind }) => kind === 'new')) throw new Refusal(paySheetRefusals.nothing);
    return async (tx) => refuseOvertakenRows(entrySheet, await findSettledEntries(tx, row.id));
  },
  undo: (tx, { row }) => refuseUndo(tx, entrySheet, row.id),
};

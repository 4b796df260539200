import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { paySheetRefusals } from '@muster/contract/pay/by-sheet/pay-sheet-refusals.ts';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { actingIn } from '../../../platform/sheets/batches/acting.ts';
import type { Work } from '../../../platform/sheets/batches/jobs/at-work.ts';
import {
  refuseBatchOvertaken,
  refuseUndo,
} from '../../../platform/sheets/batches/refuse-overtaken.ts';
import type { SheetWork } from '../../../platform/sheets/batches/sheet-subject.ts';
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
  { row, now }: Work,
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

/** One-off pay of many: all of it in one transaction, by a handful of statements. */
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
  publish: async (work, rows) => {
    const { row, now } = work;
    const acting = actingIn(row.acting);
    if (!acting) throw new Error('nobody sent this sheet');
    const deeds = rows.flatMap(({ kind, entry }) =>
      kind === 'new' && entry ? [deed(work, entry, 'salary-entry.create')] : [],
    );
    // another sheet that says the same was faster
    if (deeds.length === 0) throw new Refusal(paySheetRefusals.nothing);
    return async (tx) => {
      await holdPeopleOfSheet(tx, row.id);
      await refuseBatchOvertaken(tx, entrySheet, row.id);
      await insertEntriesOfSheet(tx, row.id, acting, now.at);
      await auditMany(tx, deeds);
    };
  },
  undo: async (tx, work) => {
    const { row } = work;
    await holdPeopleOfSheet(tx, row.id);
    await refuseUndo(tx, entrySheet, row.id);
    const gone = await removeEntriesOfSheet(tx, row.id);
    await auditMany(
      tx,
      gone.map((entry) => deed(work, entry, 'salary-entry.remove')),
    );
  },
};

import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import {
  entrySheetCalls,
  entrySheetFlow,
  openingSheetCalls,
  openingSheetFlow,
  type PaySheetRow,
} from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { paySheetFaults } from '@muster/contract/pay/by-sheet/pay-sheet-faults.ts';
import { paySheetRefusals } from '@muster/contract/pay/by-sheet/pay-sheet-refusals.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { SheetSubject } from '../../../platform/sheets/batches/sheet-subject.ts';
import { findOvertakenEntries, findSettledEntries } from './entry-sheet-store.ts';
import { findOvertakenOpenings, findUsedOpenings } from './opening-sheet-store.ts';
import { entryColumns, openingColumns } from './sheet-columns.ts';

/** Whoever checked it: nobody enters or takes back the own pay by the sheet of another either. */
async function refuseOwnRow(tx: Tx, actor: Actor, batchId: string): Promise<void> {
  const own = await tx
    .selectFrom('sheet_row')
    .select('row')
    .where('batch_id', '=', batchId)
    .where(isOwnColumn(actor, 'record_id'))
    .where('kind', '=', 'new')
    .executeTakeFirst();
  if (own) throw new Refusal(ownRecord);
}

export type PaySheet = SheetSubject<object, Pick<PaySheetRow, 'employeeId' | 'number'>>;

/** What sheets of pay have in common: a row is about a person, and uploads are for pay alone. */
const common = {
  purpose: 'pay',
  refusals: paySheetRefusals,
  ends: [],
  keys: ['number'],
  faults: paySheetFaults,
  tellBatch: () => ({}),
  tellRecord: ({ recordId, code }) => ({ employeeId: recordId, number: code }),
  refuseActor: refuseOwnRow,
} satisfies Partial<PaySheet>;

/** One-off payments and deductions; what the jobs do with them stands in `entry-work.ts`. */
export const entrySheet: PaySheet = {
  ...common,
  name: 'salary_entry',
  calls: entrySheetCalls,
  jobs: 'pay.entry-sheet',
  record: 'salary_entry_sheet',
  deeds: 'salary-entry-sheet',
  flow: entrySheetFlow,
  columns: entryColumns,
  overtaken: findOvertakenEntries,
  usedByNow: findSettledEntries,
};

/** What was before this system: tax, fund and loans; `opening-work.ts` does it. */
export const openingSheet: PaySheet = {
  ...common,
  name: 'opening_figure',
  calls: openingSheetCalls,
  jobs: 'pay.opening-sheet',
  record: 'opening_figure_sheet',
  deeds: 'opening-figure-sheet',
  flow: openingSheetFlow,
  columns: openingColumns,
  overtaken: findOvertakenOpenings,
  usedByNow: findUsedOpenings,
};

import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  type Batch,
  batchCalls,
  batchFlow,
  type BatchRow,
} from '@muster/contract/people/batches/batch-calls.ts';
import { personFaults } from '@muster/contract/people/batches/batch-faults.ts';
import { batchRefusals } from '@muster/contract/people/batches/batch-refusals.ts';
import {
  managerLeaves,
  managerLoop,
  monthClosed,
  ownRecord,
  roleKeyGiven,
} from '@muster/contract/people/refusals.ts';
import { syncUnderWay } from '@muster/contract/people/batches/sync-refusals.ts';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import type { SheetReader, SheetSubject } from '../../../platform/sheets/batches/sheet-subject.ts';
import type { NewSheetRow } from '../../../platform/sheets/rules/sheet-row.ts';
import { peopleSheetColumns } from '../rules/sheet-columns.ts';
import { linkFields, managerFields } from '../rules/sheet/sheet-fields.ts';
import { mendNames } from './mend-names.ts';
import { readLinks, readNumbers } from './store/house-facts.ts';
import { overtaken } from './store/stamp.ts';
import { usedByNow } from './store/uses.ts';

/** Whoever checked it: nobody changes the own record by a batch of another either. */
async function refuseOwn(tx: Tx, actor: Actor, batchId: string): Promise<void> {
  const own = await tx
    .selectFrom('sheet_row')
    .select('row')
    .where('batch_id', '=', batchId)
    .where(isOwnColumn(actor, 'record_id'))
    .where('kind', '=', 'changed')
    .executeTakeFirst();
  if (own) throw new Refusal(ownRecord);
}

/** Links by their names, managers by their numbers. */
async function typed({ db, actor }: SheetReader, rows: readonly NewSheetRow[]) {
  const { concerns, links } = await readLinks(db, actingOf(actor));
  const lists = [concerns, ...linkFields.map((field) => links[field])];
  const leaders = rows.flatMap(({ cells }) => managerFields.flatMap((field) => cells[field] ?? []));
  return new Map([
    ...lists.flatMap(({ byId }) => [...byId.values()].map(({ id, name }) => [id, name] as const)),
    ...(await readNumbers(db, leaders)),
  ]);
}

/** Sheets of people; what the jobs do with them stands in `batch-jobs.ts`. */
export const peopleSheet: SheetSubject<
  Pick<Batch, 'effectiveFrom'>,
  Pick<BatchRow, 'employeeId' | 'number'>
> = {
  name: 'employee',
  calls: batchCalls,
  jobs: 'people.batch',
  record: 'employee_batch',
  deeds: 'employee-batch',
  purpose: 'import',
  flow: batchFlow,
  refusals: batchRefusals,
  ends: [managerLoop, monthClosed, roleKeyGiven, managerLeaves],
  secondFeed: syncUnderWay,
  columns: peopleSheetColumns,
  keys: ['number', 'name'],
  faults: personFaults,
  tellBatch: ({ effective_from: effectiveFrom }) => ({ effectiveFrom }),
  tellRecord: ({ recordId, code }) => ({ employeeId: recordId, number: code }),
  overtaken,
  usedByNow,
  refuseActor: refuseOwn,
  mendMore: mendNames,
  typed,
};

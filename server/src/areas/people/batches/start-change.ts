import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { batchCalls } from '@muster/contract/people/batches/batch-calls.ts';
import {
  nothingToChange,
  tooManyToChange,
} from '@muster/contract/people/batches/batch-refusals.ts';
import { jobFields } from '@muster/contract/people/employee.ts';
import { sql } from 'kysely';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { Context } from '../../../platform/http/route.ts';
import { sheetBounds } from '../../../platform/sheets/sheet-bounds.ts';
import { nowFor } from '../../../platform/now.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { employeeCondition } from '../record/list-employees.ts';
import { withinRule } from '../reach.ts';
import { fieldLabel } from '../rules/sheet/sheet-fields.ts';
import { peopleOn } from '../store/employee-page.ts';
import { actingOf } from '../../../platform/sheets/batches/acting.ts';
import { auditBatchAction } from '../../../platform/sheets/batches/audit-batch-action.ts';
import { readBatch } from '../../../platform/sheets/batches/read-batch.ts';
import { stageRows } from '../../../platform/sheets/batches/stage.ts';
import { peopleSheet } from './people-sheet.ts';

type Given = Input<typeof batchCalls.change>['body'];

const most = sheetBounds.rows;

/** Those who were named, or all whom the filter finds but the one who asks. */
async function numbersOf(tx: Tx, actor: Actor, { ids, filter }: Given): Promise<string[]> {
  const isApprover = ids
    ? sql<boolean>`employee.id = any(${ids}::uuid[])`
    : sql<boolean>`${employeeCondition(filter ?? {})} and not ${isOwnColumn(actor, 'employee.id')}`;
  const found = await sql<{ number: string }>`select employee.number
    from ${peopleOn(filter?.asOf)} where ${withinRule(hrWrite, actor)} and ${isApprover}
    order by employee.name collate "und-x-icu", employee.id limit ${most + 1}`.execute(tx);
  if (found.rows.length > most) throw new Refusal(tooManyToChange, { most });
  return found.rows.map(({ number }) => number);
}

/** The same job data for many: laid down as rows of a sheet would be, and checked like them. */
export async function startChange(call: Context<Tx, Actor>, given: Given, parts: PeopleDeps) {
  const { db, actor, language } = call;
  const now = nowFor(call.actor, await parts.now(call));
  const fields = jobFields.filter((field) => given.given[field] !== undefined);
  const isSaid = given.ids !== undefined || given.filter !== undefined;
  if (fields.length === 0 || !isSaid) throw new Refusal(nothingToChange);
  const numbers = await numbersOf(db, actor, given);
  if (given.ids && numbers.length < new Set(given.ids).size) throw new Refusal(notFound);
  if (numbers.length === 0) throw new Refusal(nothingToChange);
  const values = Object.fromEntries(
    fields.map((field) => [field, given.given[field] ?? '(empty)']),
  );
  const title = fields.map((field) => fieldLabel(field, language)).join(', ');
  const batch = {
    kind: 'change',
    title,
    effectiveFrom: given.effectiveFrom ?? now.today,
    note: given.reason,
    acting: actingOf(actor),
  } as const;
  const rows = numbers.map((number, at) => ({ row: at + 2, cells: { number, ...values } }));
  const id = await stageRows(db, peopleSheet, batch, rows, call);
  await auditBatchAction(call, peopleSheet, 'change', id, { title });
  return readBatch(call, peopleSheet, id, parts);
}

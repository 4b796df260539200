import type { AccountKind } from '@muster/contract/kernel/actor.ts';
import { type Language, render, type SentenceValue } from '@muster/contract/kernel/sentence.ts';
import type { Batch, BatchRow, BatchState } from '@muster/contract/people/batch-calls.ts';
import { type CellFault, cellFaultSentence } from '@muster/contract/people/batch-faults.ts';
import { batchBroken, batchEnds } from '@muster/contract/people/batch-refusals.ts';
import { z } from 'zod';
import type { AccountNames } from '../../../entity/changed-meanwhile.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { choices, flagFields, flagWord, labelOf, wordOf } from '../rules/sheet-fields.ts';
import type { BatchRecord } from './store/batches.ts';
import type { FoundRow } from './store/find-batches.ts';

const kept = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Why it failed, in the language of whoever looks. */
export function failureOf(json: unknown, language: Language): string | null {
  if (json === null) return null;
  const { code, values } = kept.parse(json);
  const kind = batchEnds.find((each) => each.code === code);
  return kind ? render(kind[language], values, language).slice(0, 500) : code;
}

/** May be checked again: what was checked, and what broke without a fault of its sheet. */
export const isOpen = ({ state, failure }: Pick<BatchRecord, 'state' | 'failure'>): boolean =>
  state === 'Checked' ||
  (state === 'Failed' && failure !== null && kept.parse(failure).code === batchBroken.code);

/** Only a sheet is corrected here: a change is made anew, a feed where it comes from. */
export const isMendable = ({ kind, state }: Pick<BatchRecord, 'kind' | 'state'>): boolean =>
  kind === 'import' && state === 'Checked';

interface Reader {
  readonly db: Handle;
  readonly language: Language;
}

export async function showBatches(
  batches: readonly BatchRecord[],
  { db, language }: Reader,
  accountNames: AccountNames,
): Promise<Batch[]> {
  const nameOf = await accountNames(
    db,
    batches.flatMap(({ made_by_kind: kind, made_by_id: id }) =>
      kind && id ? { kind: kind as AccountKind, id } : [],
    ),
  );
  return batches.map((batch) => showBatch(batch, nameOf, language));
}

function showBatch(batch: BatchRecord, nameOf: (id: string) => string, language: Language): Batch {
  const { made_by_id: id } = batch;
  const hasWork = batch.new_rows + batch.changed_rows > 0;
  // the table's checks hold the same lists
  const state = batch.state as BatchState;
  return {
    id: batch.id,
    kind: batch.kind as Batch['kind'],
    state,
    title: batch.title,
    effectiveFrom: batch.effective_from,
    counts: {
      new: batch.new_rows,
      changed: batch.changed_rows,
      unchanged: batch.unchanged_rows,
      faulty: batch.faulty_rows,
    },
    progress: { done: batch.done, total: batch.total },
    unknownColumns: batch.unknown_columns,
    failure: failureOf(batch.failure, language),
    madeBy: id ? nameOf(id) : 'Muster',
    createdAt: batch.created_at,
    appliedAt: batch.applied_at,
    undoneAt: batch.undone_at,
    can: {
      check: isOpen(batch),
      mend: isMendable(batch),
      apply: state === 'Checked' && batch.faulty_rows === 0 && hasWork,
      undo: state === 'Applied',
      remove: state === 'Checked' || state === 'Failed',
    },
  };
}

/** A value as people read it: a choice or a flag in words, the rest as it is. */
function said(field: string, value: SentenceValue | null, language: Language): string | null {
  if (value === null) return null;
  if (flagFields.includes(field)) return flagWord(value === 'true', language);
  return wordOf(field, String(value), language).slice(0, 500);
}

function optionsOf({ field, code }: CellFault, language: Language): string[] {
  if (flagFields.includes(field)) return [true, false].map((value) => flagWord(value, language));
  const all = choices[field] ?? [];
  const taken = code === 'not-a-beginning' ? all.slice(0, 3) : all;
  return taken.map((value) => wordOf(field, value, language));
}

/** The figures of a fault that are words themselves. */
function inWords(fault: CellFault, language: Language): CellFault {
  const { now, column } = fault.values ?? {};
  return {
    ...fault,
    values: {
      ...fault.values,
      options: optionsOf(fault, language).join(', '),
      ...(now !== undefined && { now: said(fault.field, now, language) ?? '' }),
      ...(column !== undefined && { column: labelOf(String(column), language) }),
    },
  };
}

export function showLine(line: FoundRow, batch: BatchRecord, language: Language): BatchRow {
  const isThere = line.kind !== 'new' || batch.state === 'Applied';
  return {
    row: line.row,
    kind: line.kind,
    employeeId: isThere && line.kind !== 'faulty' ? line.employeeId : null,
    number: line.number?.slice(0, 60) ?? null,
    name: line.name,
    changes: line.changes.map(({ field, before, after }) => ({
      field,
      before: said(field, before, language),
      after: said(field, after, language),
    })),
    faults: line.faults.map((fault) => ({
      field: fault.field,
      options: optionsOf(fault, language),
      column: labelOf(fault.field, language),
      value: fault.value?.slice(0, 500) ?? null,
      message: cellFaultSentence(inWords(fault, language), language).slice(0, 500),
    })),
  };
}

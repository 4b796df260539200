import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import {
  type Language,
  render,
  type SentenceValue,
} from '@muster/contract/kernel/words/sentence.ts';
import { inWords as valuesInWords } from '@muster/contract/kernel/words/text-value.ts';
import type {
  BatchKind,
  BatchState,
  SheetBatch,
  SheetRow,
} from '@muster/contract/kernel/sheets/sheet-batch.ts';
import { type CellFault, cellFaultSentence } from '@muster/contract/kernel/sheets/sheet-faults.ts';
import { z } from 'zod';
import type { AccountNames } from '../../session/account-names.ts';
import type { SheetReader, SheetSubject } from './sheet-subject.ts';
import type { BatchRecord } from './store/batches.ts';
import type { FoundRow } from './store/find-batches.ts';

const kept = z.object({
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** Why it failed, in the language of whoever looks. */
export function failureOf(
  { refusals, ends }: SheetSubject,
  json: unknown,
  language: Language,
): string | null {
  if (json === null) return null;
  const { code, values } = kept.parse(json);
  const kind = [...Object.values(refusals), ...ends].find((each) => each.code === code);
  return kind
    ? render(kind[language], valuesInWords(values, language), language).slice(0, 500)
    : code;
}

/** May be checked again: what was checked, and what broke without a fault of its sheet. */
export const isOpen = (
  { refusals }: SheetSubject,
  { state, failure }: Pick<BatchRecord, 'state' | 'failure'>,
): boolean =>
  state === 'Checked' ||
  (state === 'Failed' && failure !== null && kept.parse(failure).code === refusals.broken.code);

/** Only a sheet is corrected here: a change is made anew, a feed where it comes from. */
export const isMendable = ({ kind, state }: Pick<BatchRecord, 'kind' | 'state'>): boolean =>
  kind === 'import' && state === 'Checked';

export async function showBatches<Own extends object>(
  subject: SheetSubject<Own>,
  batches: readonly BatchRecord[],
  { db, language }: Pick<SheetReader, 'db' | 'language'>,
  accountNames: AccountNames,
): Promise<(SheetBatch & Own)[]> {
  const nameOf = await accountNames(
    db,
    batches.flatMap(({ made_by_kind: kind, made_by_id: id }) =>
      kind && id ? { kind: kind as AccountKind, id } : [],
    ),
  );
  return batches.map((batch) => showBatch(subject, batch, nameOf, language));
}

function showBatch<Own extends object>(
  subject: SheetSubject<Own>,
  batch: BatchRecord,
  nameOf: (id: string) => string,
  language: Language,
): SheetBatch & Own {
  const { made_by_id: id } = batch;
  const hasWork = batch.new_rows + batch.changed_rows > 0;
  // the table's checks hold the same lists
  const state = batch.state as BatchState;
  return {
    id: batch.id,
    kind: batch.kind as BatchKind,
    state,
    title: batch.title,
    ...subject.tellBatch(batch),
    counts: {
      new: batch.new_rows,
      changed: batch.changed_rows,
      unchanged: batch.unchanged_rows,
      faulty: batch.faulty_rows,
    },
    progress: { done: batch.done, total: batch.total },
    unknownColumns: batch.unknown_columns,
    failure: failureOf(subject, batch.failure, language),
    madeBy: id ? nameOf(id) : 'Muster',
    createdAt: batch.created_at,
    appliedAt: batch.applied_at,
    undoneAt: batch.undone_at,
    can: {
      check: isOpen(subject, batch),
      mend: isMendable(batch),
      apply: state === 'Checked' && batch.faulty_rows === 0 && hasWork,
      undo: state === 'Applied',
      remove: state === 'Checked' || state === 'Failed',
    },
  };
}

const columnOf = ({ columns }: SheetSubject, field: string) =>
  columns.find((column) => column.field === field);

const labelIn = (subject: SheetSubject, field: string, language: Language): string =>
  columnOf(subject, field)?.label[language] ?? field;

/** A value as people read it: a choice or a flag in words, the rest as it is. */
function said(
  subject: SheetSubject,
  field: string,
  value: SentenceValue | null,
  language: Language,
): string | null {
  if (value === null) return null;
  const text = String(value);
  return (columnOf(subject, field)?.word?.(text, language) ?? text).slice(0, 500);
}

const optionsOf = (subject: SheetSubject, { field, code }: CellFault, language: Language) => [
  ...(columnOf(subject, field)?.options?.(language, code) ?? []),
];

/** The figures of a fault that are words themselves. */
function inWords(subject: SheetSubject, fault: CellFault, language: Language): CellFault {
  const { now, column } = fault.values ?? {};
  return {
    ...fault,
    values: {
      ...fault.values,
      options: optionsOf(subject, fault, language).join(', '),
      ...(now !== undefined && { now: said(subject, fault.field, now, language) ?? '' }),
      ...(column !== undefined && { column: labelIn(subject, String(column), language) }),
    },
  };
}

export function showLine<Own extends object>(
  subject: SheetSubject<object, Own>,
  line: FoundRow,
  batch: BatchRecord,
  language: Language,
): SheetRow & Own {
  const isThere = line.kind !== 'new' || batch.state === 'Applied';
  const sentence = (fault: CellFault) =>
    cellFaultSentence(subject.faults, inWords(subject, fault, language), language);
  return {
    row: line.row,
    kind: line.kind,
    ...subject.tellRecord({
      recordId: isThere && line.kind !== 'faulty' ? line.recordId : null,
      code: line.code?.slice(0, 60) ?? null,
    }),
    name: line.name,
    changes: line.changes.map(({ field, before, after }) => ({
      field,
      before: said(subject, field, before, language),
      after: said(subject, field, after, language),
    })),
    faults: line.faults.map((fault) => ({
      field: fault.field,
      options: optionsOf(subject, fault, language),
      column: labelIn(subject, fault.field, language),
      value: fault.value?.slice(0, 500) ?? null,
      message: sentence(fault).slice(0, 500),
    })),
  };
}

import type { BatchState, RowKind } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { SheetAction } from '@muster/contract/kernel/sheets/sheet-flow.ts';
import type { Refusal } from '@muster/contract/kernel/refusal.ts';
import { type Selectable, sql } from 'kysely';
import type { DB } from '../../../db/rows.generated.ts';
import type { Handle, Tx } from '../../../db/transaction.ts';
import { newId } from '../../../ids.ts';
import { type StepBy, transitionIf } from '../../../workflow/transition.ts';
import type { Acting } from '../acting.ts';
import type { SheetSubject } from '../sheet-subject.ts';
import type { NewBatch } from '../stage.ts';

export type BatchRecord = Selectable<DB['sheet_batch']>;

export async function insertBatch(
  tx: Tx,
  { name }: SheetSubject,
  batch: NewBatch & { readonly fileId?: string },
  at: string,
): Promise<string> {
  const id = newId(at);
  await tx
    .insertInto('sheet_batch')
    .values({
      id,
      subject: name,
      kind: batch.kind,
      state: 'Checking',
      title: batch.title,
      effective_from: batch.effectiveFrom,
      note: batch.note || null,
      file_id: batch.fileId ?? null,
      unknown_columns: [...(batch.unknownColumns ?? [])],
      applies_itself: batch.appliesItself ?? false,
      made_by_kind: batch.acting?.kind ?? null,
      made_by_id: batch.acting?.accountId ?? null,
      acting: JSON.stringify(batch.acting),
      created_at: at,
    })
    .execute();
  return id;
}

const oneOf = (db: Handle, { name }: SheetSubject, id: string) =>
  db.selectFrom('sheet_batch').selectAll().where('id', '=', id).where('subject', '=', name);

export const findBatch = (
  db: Handle,
  subject: SheetSubject,
  id: string,
): Promise<BatchRecord | undefined> => oneOf(db, subject, id).executeTakeFirst();

export const lockBatch = (
  tx: Tx,
  subject: SheetSubject,
  id: string,
): Promise<BatchRecord | undefined> => oneOf(tx, subject, id).forUpdate().executeTakeFirst();

type At = Pick<BatchRecord, 'id' | 'state'>;

/** The table allows no other words. */
const rowOf = ({ id, state }: At) => ({ id, state: state as BatchState });

/** From one state to the next, by this job; false: it is in another state by now. */
export const beginWork = (
  tx: Tx,
  { flow }: SheetSubject,
  batch: At,
  action: 'check' | 'apply' | 'undo',
  by: StepBy,
  work: { readonly jobId: string; readonly acting: Acting; readonly at: string },
): Promise<boolean> =>
  transitionIf(tx, flow, rowOf(batch), action, by, {
    at: work.at,
    requestId: null,
    set: { job_id: work.jobId, failure: null, done: 0, acting: JSON.stringify(work.acting) },
  });

export const noteProgress = (db: Handle, id: string, done: number, total: number) =>
  db.updateTable('sheet_batch').set({ done, total }).where('id', '=', id).execute();

export const setFound = (tx: Tx, id: string, unknownColumns: readonly string[]) =>
  tx
    .updateTable('sheet_batch')
    .set({ unknown_columns: [...unknownColumns] })
    .where('id', '=', id)
    .execute();

/** How many rows of each kind, counted from the rows themselves. */
export async function countKinds(tx: Tx, id: string): Promise<Record<RowKind, number>> {
  const found = await sql<{ kind: RowKind; count: number }>`select kind, count(*)::int as count
    from sheet_row where batch_id = ${id} and kind is not null group by kind`.execute(tx);
  const counts = { new: 0, changed: 0, unchanged: 0, faulty: 0 };
  for (const { kind, count } of found.rows) counts[kind] = count;
  await tx
    .updateTable('sheet_batch')
    .set({
      new_rows: counts.new,
      changed_rows: counts.changed,
      unchanged_rows: counts.unchanged,
      faulty_rows: counts.faulty,
    })
    .where('id', '=', id)
    .execute();
  return counts;
}

interface End {
  readonly jobId: string;
  readonly at: string;
}
type Worked = Exclude<SheetAction, 'check' | 'apply' | 'undo' | 'remove'>;

const ended: Partial<Record<Worked, 'applied_at' | 'undone_at'>> = {
  applied: 'applied_at',
  pass: 'applied_at',
  undone: 'undone_at',
};

const endBy = (
  tx: Tx,
  { flow }: SheetSubject,
  batch: At,
  action: Worked,
  { jobId, at }: End,
  set: object,
) =>
  transitionIf(
    tx,
    flow,
    rowOf(batch),
    action,
    { work: null },
    {
      at,
      requestId: null,
      set: { ...set },
      where: sql<boolean>`job_id = ${jobId}`,
    },
  );

/** The work is over; false: another job, or nobody, is at it by now. */
export const endWork = (
  tx: Tx,
  subject: SheetSubject,
  batch: At,
  action: Worked,
  end: End,
): Promise<boolean> => {
  const stamped = ended[action];
  return endBy(tx, subject, batch, action, end, {
    done: sql.ref('total'),
    ...(stamped && { [stamped]: end.at }),
  });
};

/** It came to nothing: where it goes back to, and why. */
export const failWork = (
  tx: Tx,
  subject: SheetSubject,
  batch: At,
  action: Worked,
  end: End,
  why: Pick<Refusal, 'kind' | 'values'>,
) =>
  endBy(tx, subject, batch, action, end, {
    failure: JSON.stringify({ code: why.kind.code, values: why.values }),
  });

/** It applies itself no more, even if it came as one that does. */
export const waitForAWord = (tx: Tx, id: string) =>
  tx.updateTable('sheet_batch').set({ applies_itself: false }).where('id', '=', id).execute();

export const setSkipping = (tx: Tx, id: string, skipsFaulty: boolean) =>
  tx.updateTable('sheet_batch').set({ skips_faulty: skipsFaulty }).where('id', '=', id).execute();

import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { BatchState } from '@muster/contract/kernel/sheets/sheet-batch.ts';
import type { Tx } from '../../db/transaction.ts';
import { releaseFile } from '../../files/keep-file.ts';
import type { Context } from '../../http/route.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { transition } from '../../workflow/transition.ts';
import { actingOf } from './acting.ts';
import { jobNames } from './jobs/job-names.ts';
import { auditBatchAction } from './audit-batch-action.ts';
import { readBatch, type BatchReader, seenBatch } from './read-batch.ts';
import { refuseUndo } from './refuse-overtaken.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { isOpen } from './show-batch.ts';
import { applyRows, beginCheck } from './stage.ts';
import { beginWork, lockBatch, waitForAWord } from './store/batches.ts';

type Acting = Context<Tx, Actor>;

export async function applyBatch(
  call: Acting,
  subject: SheetSubject,
  id: string,
  parts: BatchReader,
) {
  const batch = await seenBatch(call, subject, id);
  await subject.refuseActor(call.db, call.actor, id);
  const acting = actingOf(call.actor);
  await applyRows(
    call.db,
    subject,
    id,
    { acting, by: { person: acting }, skipFaulty: false },
    call,
  );
  await auditBatchAction(call, subject, 'apply', id, { title: batch.title });
  return readBatch(call, subject, id, parts);
}

/** The same rows against the house as it is now; whoever asks sees what it would do before it is done. */
export async function recheckBatch(
  call: Acting,
  subject: SheetSubject,
  id: string,
  parts: BatchReader,
) {
  const { db, actor } = call;
  await seenBatch(call, subject, id);
  const batch = await lockBatch(db, subject, id);
  if (!batch || !isOpen(subject, batch))
    throw new Refusal(subject.refusals.state, { state: batch?.state ?? '—' });
  await waitForAWord(db, id);
  await beginCheck(db, subject, batch, actingOf(actor), call);
  await auditBatchAction(call, subject, 'check', id, { title: batch.title });
  return readBatch(call, subject, id, parts);
}

export async function undoBatch(
  call: Acting,
  subject: SheetSubject,
  id: string,
  parts: BatchReader,
) {
  const { db, actor, clock } = call;
  await seenBatch(call, subject, id);
  await subject.refuseActor(call.db, call.actor, id);
  const batch = await lockBatch(db, subject, id);
  if (!batch) throw new Refusal(notFound);
  const jobId = await enqueue(db, jobNames(subject).undo, { batch: id }, call);
  const acting = actingOf(actor);
  await beginWork(
    db,
    subject,
    batch,
    'undo',
    { person: actor },
    { jobId, acting, at: clock.now() },
  );
  await refuseUndo(db, subject, id);
  await auditBatchAction(call, subject, 'undo', id, { title: batch.title });
  return readBatch(call, subject, id, parts);
}

/** Only what was never applied: the rest is part of the history of its records. */
export async function removeBatch(call: Acting, subject: SheetSubject, id: string) {
  const { db, actor, clock, requestId } = call;
  await seenBatch(call, subject, id);
  const batch = await lockBatch(db, subject, id);
  if (!batch) throw new Refusal(notFound);
  const row = { id, state: batch.state as BatchState };
  await transition(
    db,
    subject.flow,
    row,
    'remove',
    { person: actor },
    { at: clock.now(), requestId },
  );
  if (batch.file_id) await releaseFile(db, batch.file_id, clock.now());
  await auditBatchAction(call, subject, 'remove', id, { title: batch.title });
  return {};
}

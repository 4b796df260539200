import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { BatchState } from '@muster/contract/people/batch-calls.ts';
import { batchState } from '@muster/contract/people/batch-refusals.ts';
import { batchFlow } from '@muster/contract/people/batch-workflow.ts';
import { ownRecord } from '@muster/contract/people/refusals.ts';
import { isOwnColumn } from '../../../platform/access/own-person.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { releaseFile } from '../../../platform/files/keep-file.ts';
import type { Context } from '../../../platform/http/route.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PeopleParts } from '../change-employee.ts';
import { actingOf } from './acting.ts';
import { undoName } from './job-names.ts';
import { noteDeed } from './note-deed.ts';
import { readBatch, seenBatch } from './read-batch.ts';
import { isOpen } from './show-batch.ts';
import { applyRows, beginCheck } from './stage.ts';
import { beginWork, lockBatch, waitForAWord } from './store/batches.ts';
import { refuseUndo } from './undo-job.ts';

type Acting = Context<Tx, Actor>;

/** Whoever checked it: nobody changes the own record by a batch of another either. */
async function refuseOwn({ db, actor }: Acting, batchId: string): Promise<void> {
  const own = await db
    .selectFrom('employee_batch_row')
    .select('row')
    .where('batch_id', '=', batchId)
    .where(isOwnColumn(actor, 'employee_id'))
    .where('kind', '=', 'changed')
    .executeTakeFirst();
  if (own) throw new Refusal(ownRecord);
}

export async function applyBatch(call: Acting, id: string, parts: PeopleParts) {
  const batch = await seenBatch(call, id);
  await refuseOwn(call, id);
  const acting = actingOf(call.actor);
  await applyRows(call.db, id, { acting, by: { person: acting }, skipFaulty: false }, call);
  await noteDeed(call, 'apply', id, { title: batch.title });
  return readBatch(call, id, parts);
}

/** The same rows against the house as it is now; whoever asks sees what it would do before it is done. */
export async function recheckBatch(call: Acting, id: string, parts: PeopleParts) {
  const { db, actor } = call;
  await seenBatch(call, id);
  const batch = await lockBatch(db, id);
  if (!batch || !isOpen(batch)) throw new Refusal(batchState, { state: batch?.state ?? '—' });
  await waitForAWord(db, id);
  await beginCheck(db, batch, actingOf(actor), call);
  await noteDeed(call, 'check', id, { title: batch.title });
  return readBatch(call, id, parts);
}

export async function undoBatch(call: Acting, id: string, parts: PeopleParts) {
  const { db, actor, clock } = call;
  await seenBatch(call, id);
  await refuseOwn(call, id);
  const batch = await lockBatch(db, id);
  if (!batch) throw new Refusal(notFound);
  const jobId = await enqueue(db, undoName, { batch: id }, call);
  const acting = actingOf(actor);
  await beginWork(db, batch, 'undo', { person: actor }, { jobId, acting, at: clock.now() });
  await refuseUndo(db, id);
  await noteDeed(call, 'undo', id, { title: batch.title });
  return readBatch(call, id, parts);
}

/** Only what was never applied: the rest is part of people's history. */
export async function removeBatch(call: Acting, id: string) {
  const { db, actor, clock, requestId } = call;
  await seenBatch(call, id);
  const batch = await lockBatch(db, id);
  if (!batch) throw new Refusal(notFound);
  const row = { id, state: batch.state as BatchState };
  await transition(db, batchFlow, row, 'remove', { person: actor }, { at: clock.now(), requestId });
  if (batch.file_id) await releaseFile(db, batch.file_id, clock.now());
  await noteDeed(call, 'remove', id, { title: batch.title });
  return {};
}

import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Tx } from '../../db/transaction.ts';
import type { Context } from '../../http/route.ts';
import { actingOf } from './acting.ts';
import { auditBatchAction } from './audit-batch-action.ts';
import { readBatch, type BatchReader, seenBatch } from './read-batch.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { isMendable } from './show-batch.ts';
import { beginCheck } from './stage.ts';
import { mendCells } from './store/batch-lines.ts';
import { lockBatch } from './store/batches.ts';

interface Given extends Readonly<Record<string, unknown>> {
  readonly cells?: Parameters<typeof mendCells>[2];
}

/** Corrected here instead of in the sheet; then all of it is checked again, as after an upload. */
export async function mendBatch(
  call: Context<Tx, Actor>,
  subject: SheetSubject,
  id: string,
  { cells = [], ...more }: Given,
  parts: BatchReader,
) {
  const { db, actor } = call;
  await seenBatch(call, subject, id);
  const batch = await lockBatch(db, subject, id);
  if (!batch || !isMendable(batch))
    throw new Refusal(subject.refusals.state, { state: batch?.state ?? '—' });
  const told = await subject.mendMore?.(call, id, more);
  await mendCells(
    db,
    id,
    cells.filter((cell) => subject.columns.some(({ field }) => field === cell.field)),
  );
  await beginCheck(db, subject, batch, actingOf(actor), call);
  await auditBatchAction(call, subject, 'mend', id, {
    title: batch.title,
    cells: cells.length,
    ...told,
  });
  return readBatch(call, subject, id, parts);
}

import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Tx } from '../../db/transaction.ts';
import { findFile } from '../../files/file-rows.ts';
import { keepFile } from '../../files/keep-file.ts';
import type { Context } from '../../http/route.ts';
import { nowFor, type ReadNow } from '../../now.ts';
import { actingOf } from './acting.ts';
import { auditBatchAction } from './audit-batch-action.ts';
import { readBatch, type BatchReader } from './read-batch.ts';
import type { SheetSubject } from './sheet-subject.ts';
import { beginCheck } from './stage.ts';
import { insertBatch } from './store/batches.ts';

export interface SheetGiven {
  readonly fileId: string;
  /** from which day on what it changes holds; absent: from today */
  readonly effectiveFrom?: string;
}

/** An uploaded sheet is kept and checked by a job. */
export async function startImport(
  call: Context<Tx, Actor>,
  subject: SheetSubject,
  { fileId, effectiveFrom }: SheetGiven,
  parts: BatchReader & { readonly now: ReadNow },
) {
  const { db, actor } = call;
  const now = nowFor(call.actor, await parts.now(call));
  const { purpose } = subject;
  await keepFile(db, { id: fileId, purpose, actor, field: 'file', at: now.at });
  const { name } = await findFile(db, fileId);
  const acting = actingOf(actor);
  const batch = {
    kind: 'import',
    title: name,
    effectiveFrom: effectiveFrom ?? now.today,
    acting,
    fileId,
  } as const;
  const id = await insertBatch(db, subject, batch, now.at);
  await beginCheck(db, subject, { id, state: 'Checking' }, acting, call);
  await auditBatchAction(call, subject, 'import', id, { title: name });
  return readBatch(call, subject, id, parts);
}

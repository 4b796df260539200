import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { batchCalls } from '@muster/contract/people/batch-calls.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { findFile } from '../../../platform/files/file-rows.ts';
import { keepFile } from '../../../platform/files/keep-file.ts';
import type { Context } from '../../../platform/http/route.ts';
import { nowFor } from '../../../platform/now.ts';
import type { PeopleParts } from '../change-employee.ts';
import { actingOf } from './acting.ts';
import { noteDeed } from './note-deed.ts';
import { readBatch } from './read-batch.ts';
import { beginCheck } from './stage.ts';
import { insertBatch } from './store/batches.ts';

/** An uploaded sheet is kept and checked by a job. */
export async function startImport(
  call: Context<Tx, Actor>,
  { fileId, effectiveFrom }: Input<typeof batchCalls.import>['body'],
  parts: PeopleParts,
) {
  const { db, actor } = call;
  const now = nowFor(call.actor, await parts.now(call));
  await keepFile(db, { id: fileId, purpose: 'import', actor, field: 'file', at: now.at });
  const { name } = await findFile(db, fileId);
  const acting = actingOf(actor);
  const batch = {
    kind: 'import',
    title: name,
    effectiveFrom: effectiveFrom ?? now.today,
    acting,
    fileId,
  } as const;
  const id = await insertBatch(db, batch, now.at);
  await beginCheck(db, { id, state: 'Checking' }, acting, call);
  await noteDeed(call, 'import', id, { title: name });
  return readBatch(call, id, parts);
}

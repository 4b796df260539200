import type { Actor } from '@muster/contract/kernel/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Language } from '@muster/contract/kernel/sentence.ts';
import type { batchCalls } from '@muster/contract/people/batch-calls.ts';
import type { AccountNames } from '../../../entity/changed-meanwhile.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { showBatches, showLine } from './show-batch.ts';
import type { BatchRecord } from './store/batches.ts';
import { countLines, findBatchOf, findLines, pageOfBatches } from './store/find-batches.ts';

interface Reader {
  readonly db: Handle;
  readonly actor: Actor;
  readonly language: Language;
}
interface Parts {
  readonly accountNames: AccountNames;
}

/** One that the reader may know of; who is limited to some concerns knows the own ones only. */
export async function seenBatch({ db, actor }: Reader, id: string): Promise<BatchRecord> {
  const batch = await findBatchOf(db, actor, id);
  if (!batch) throw new Refusal(notFound);
  return batch;
}

export async function readBatch(reader: Reader, id: string, parts: Parts) {
  const [record] = await showBatches([await seenBatch(reader, id)], reader, parts.accountNames);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function listBatches(
  reader: Reader,
  query: Input<typeof batchCalls.list>['query'],
  parts: Parts,
) {
  const page = pageOf(query, largestLimit.other);
  const { batches, total } = await pageOfBatches(reader.db, reader.actor, query, page);
  return { rows: await showBatches(batches, reader, parts.accountNames), total, ...page };
}

export async function readLinesOf(
  reader: Reader,
  id: string,
  query: Input<typeof batchCalls.rows>['query'],
) {
  const batch = await seenBatch(reader, id);
  const page = pageOf(query, largestLimit.other);
  const lines = await findLines(reader.db, id, query, page);
  return {
    rows: lines.map((line) => showLine(line, batch, reader.language)),
    total: await countLines(reader.db, id, query),
    ...page,
  };
}

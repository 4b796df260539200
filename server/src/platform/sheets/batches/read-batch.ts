import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { AccountNames } from '../../session/account-names.ts';
import type { SheetReader, SheetSubject } from './sheet-subject.ts';
import { showBatches, showLine } from './show-batch.ts';
import type { BatchRecord } from './store/batches.ts';
import {
  type BatchFilter,
  type BatchRowFilter,
  countLines,
  findBatchOf,
  findLines,
  pageOfBatches,
} from './store/find-batches.ts';

/** Who made it is told by its name. */
export interface BatchReader {
  readonly accountNames: AccountNames;
}

type AskedPage = Parameters<typeof pageOf>[0];

/** One that the reader may know of; who is limited to some concerns knows the own ones only. */
export async function seenBatch(
  { db, actor }: Pick<SheetReader, 'db' | 'actor'>,
  subject: SheetSubject,
  id: string,
): Promise<BatchRecord> {
  const batch = await findBatchOf(db, subject, actor, id);
  if (!batch) throw new Refusal(notFound);
  return batch;
}

export async function readBatch<Own extends object>(
  reader: SheetReader,
  subject: SheetSubject<Own>,
  id: string,
  { accountNames }: BatchReader,
) {
  const seen = await seenBatch(reader, subject, id);
  const [record] = await showBatches(subject, [seen], reader, accountNames);
  if (!record) throw new Refusal(notFound);
  return { record };
}

export async function listBatches(
  reader: SheetReader,
  subject: SheetSubject,
  query: BatchFilter & AskedPage,
  { accountNames }: BatchReader,
) {
  const page = pageOf(query, largestLimit.other);
  const { batches, total } = await pageOfBatches(reader, subject, query, page);
  return { rows: await showBatches(subject, batches, reader, accountNames), total, ...page };
}

export async function readLinesOf(
  reader: SheetReader,
  subject: SheetSubject,
  id: string,
  query: BatchRowFilter & AskedPage,
) {
  const batch = await seenBatch(reader, subject, id);
  const page = pageOf(query, largestLimit.other);
  const lines = await findLines(reader.db, subject, id, query, page);
  return {
    rows: lines.map((line) => showLine(subject, line, batch, reader.language)),
    total: await countLines(reader.db, subject, id, query),
    ...page,
  };
}

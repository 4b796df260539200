import { createHash } from 'node:crypto';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { batchReversed, cashHasNoFile } from '@muster/contract/pay/bank/bank-refusals.ts';
import type { BankBatch } from '@muster/contract/pay/bank/batch-calls.ts';
import type { BankTemplate } from '@muster/contract/pay/bank/template-calls.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import { type Db, transaction, type Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { findBatchLines, holdBatch } from './batch-store.ts';
import { isReadableBatch, showBatch } from './read-batches.ts';
import { bankFile } from './bank-file.ts';
import { findTemplate, refuseUnusable } from './templates.ts';

/** What the log keeps of a file: by which template, whose it was, what it came to, and its hash. */
export const fileNoted = (
  { name }: Pick<BankTemplate, 'name'>,
  { people, net }: Pick<BankBatch, 'people' | 'net'>,
  { content }: SentFile,
) => ({
  template: name,
  people,
  net: decimalText(net),
  sha256: createHash('sha256').update(content).digest('hex'),
});

/** What was taken back must not go out. */
export function refuseReversed({ reversed, people }: Pick<BankBatch, 'reversed' | 'people'>): void {
  if (reversed === 0) return;
  throw new Refusal(batchReversed, { count: reversed, people });
}

/** Only a batch that is still there, and of which nothing was taken back, is noted as sent. */
async function noteSent(
  call: PayCall<Tx>,
  id: string,
  template: BankTemplate,
  file: SentFile,
): Promise<void> {
  const { db, actor, clock } = call;
  const batch = await holdBatch(db, isReadableBatch(actor, id));
  if (!batch) throw new Refusal(notFound);
  refuseReversed(batch);
  await sql`update bank_batch set downloaded_at = ${clock.now()} where id = ${id}`.execute(db);
  await note(call, {
    action: 'bank-batch.download',
    record: 'bank_batch',
    id,
    after: fileNoted(template, batch, file),
  });
}

/** The file is made outside of any transaction; it leaves once the entry about it is written in one. */
export async function downloadBatch(
  call: PayCall<Db>,
  id: string,
  templateId: string,
): Promise<SentFile> {
  const { record: batch } = await showBatch(call, id);
  if (batch.method === 'Cash') throw new Refusal(cashHasNoFile);
  refuseReversed(batch);
  const template = await findTemplate(call.db, templateId);
  if (!template)
    throw new Refusal(ruleRefused, {}, [{ path: 'template', code: 'gone', values: {} }]);
  refuseUnusable(template);
  const file = await bankFile(template, batch, await findBatchLines(call.db, id));
  await transaction(call.db, (tx) => noteSent({ ...call, db: tx }, id, template, file));
  return file;
}

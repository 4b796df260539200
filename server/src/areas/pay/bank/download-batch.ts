import { createHash } from 'node:crypto';
import type { SentFile } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { cashHasNoFile } from '@muster/contract/pay/bank/bank-refusals.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { findBatchLines } from './batch-store.ts';
import { showBatch } from './read-batches.ts';
import { bankFile } from './bank-file.ts';
import { findTemplate, refuseUnusable } from './templates.ts';

/** The file is made outside of any transaction; the log keeps whose it was, what it came to, and its hash. */
export async function downloadBatch(
  call: PayCall<Db>,
  id: string,
  templateId: string,
): Promise<SentFile> {
  const { record: batch } = await showBatch(call, id);
  if (batch.method === 'Cash') throw new Refusal(cashHasNoFile);
  const template = await findTemplate(call.db, templateId);
  if (!template)
    throw new Refusal(ruleRefused, {}, [{ path: 'template', code: 'gone', values: {} }]);
  refuseUnusable(template);
  const file = await bankFile(template, batch, await findBatchLines(call.db, id));
  const sha256 = createHash('sha256').update(file.content).digest('hex');
  await transaction(call.db, async (tx) => {
    await sql`update bank_batch set downloaded_at = ${call.clock.now()}
      where id = ${id}`.execute(tx);
    await note(
      { ...call, db: tx },
      {
        action: 'bank-batch.download',
        record: 'bank_batch',
        id,
        after: {
          template: template.name,
          people: batch.people,
          net: decimalText(batch.net),
          sha256,
        },
      },
    );
  });
  return file;
}

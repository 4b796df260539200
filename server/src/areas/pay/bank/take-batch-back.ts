import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { holdRun } from '../store/runs.ts';
import { findBankBatch } from './batch-store.ts';
import { isReadableBatch } from './read-batches.ts';

/** What a bank refused is put into another batch: this one goes, and the log keeps what it was. */
export async function takeBatchBack(call: PayCall<Tx>, id: string, reason: string) {
  const { db, actor } = call;
  const known = await findBankBatch(db, isReadableBatch(actor, id));
  // held as by whoever makes one, so that nothing is put into it meanwhile
  if (known) await holdRun(db, known.runId);
  const batch = await findBankBatch(db, isReadableBatch(actor, id));
  if (!batch) throw new Refusal(notFound);
  await sql`delete from bank_batch where id = ${id}`.execute(db);
  await note(call, {
    action: 'bank-batch.takeBack',
    record: 'bank_batch',
    id,
    before: {
      number: batch.number,
      month: batch.month,
      method: batch.method,
      people: batch.people,
      net: decimalText(batch.net),
      downloadedAt: batch.downloadedAt,
    },
    after: { reason },
  });
  return {};
}

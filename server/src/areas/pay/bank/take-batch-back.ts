import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { PayCall } from '../deps.ts';
import { expectOtherEyesOnAll } from '../four-eyes/four-eyes.ts';
import { holdBatch } from './batch-store.ts';
import { isReadableBatch } from './read-batches.ts';

/** Also pay of which the whole run was reversed since. */
const isInBatch = (id: string): Condition =>
  sql<boolean>`(salary_sheet.attempt_id, salary_sheet.employee_id) in (
    select attempt_id, employee_id from bank_batch_line where batch_id = ${id})`;

/** What a bank refused is put into another batch: this one goes, and the log keeps what it was. */
export async function takeBatchBack(call: PayCall<Tx>, id: string, reason: string) {
  const { db, actor } = call;
  const batch = await holdBatch(db, isReadableBatch(actor, id));
  if (!batch) throw new Refusal(notFound);
  const run = { id: batch.runId, concernId: batch.concern.id };
  await expectOtherEyesOnAll(call, run, isInBatch(id), reason);
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

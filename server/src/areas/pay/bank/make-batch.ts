import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { needsPayingAccount, nothingToSend } from '@muster/contract/pay/bank/bank-refusals.ts';
import type { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayCall } from '../deps.ts';
import { holdShownRun } from '../runs/chosen-sheets.ts';
import { expectOtherEyes } from '../runs/four-eyes.ts';
import { fillBatch, insertBankBatch } from './batch-store.ts';
import { showBatch } from './read-batches.ts';

/** An account of this company that is in use; of another it is as if it were not there. */
async function refuseForeignPayer(tx: Tx, id: string, concernId: string): Promise<void> {
  const found = await sql`select 1 from paying_account where id = ${id}
    and concern_id = ${concernId} and inactive_at is null for share`.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'payingAccount', code: 'gone', values: {} }]);
}

/** The run is held meanwhile: of two who make the same batch the second finds nothing left. */
export async function makeBatch(
  call: PayCall<Tx>,
  { runId, method, payingAccountId, reason }: Input<typeof bankBatchCalls.make>['body'],
) {
  const { db, actor, clock } = call;
  const { run, attempt } = await holdShownRun(call, runId);
  await expectOtherEyes(call, run, attempt, reason);
  if (payingAccountId) await refuseForeignPayer(db, payingAccountId, run.concernId);
  else if (method !== 'Cash') throw new Refusal(needsPayingAccount);
  const at = clock.now();
  const batch = {
    id: newId(at),
    runId,
    concernId: run.concernId,
    method,
    payingAccountId: payingAccountId ?? null,
    byKind: actor.kind,
    byId: actor.accountId,
    at,
  };
  await insertBankBatch(db, batch);
  const { people, net } = await fillBatch(db, batch);
  if (people === 0) throw new Refusal(nothingToSend);
  await note(call, {
    action: 'bank-batch.make',
    record: 'bank_batch',
    id: batch.id,
    after: {
      month: run.month,
      method,
      people,
      net: decimalText(net),
      ...(payingAccountId && { payingAccountId }),
      ...(reason && { reason }),
    },
  });
  return showBatch(call, batch.id);
}

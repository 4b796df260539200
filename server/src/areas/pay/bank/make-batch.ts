import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { needsPayingAccount, nothingToSend } from '@muster/contract/pay/bank/bank-refusals.ts';
import type { bankBatchCalls } from '@muster/contract/pay/bank/batch-calls.ts';
import type { PaymentMethod } from '@muster/contract/people/profile/payment-method.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PayCall } from '../deps.ts';
import { holdShownRun } from '../runs/chosen-sheets.ts';
import { expectOtherEyesOnAll } from '../four-eyes/four-eyes.ts';
import type { RunRow } from '../store/runs.ts';
import {
  fillBatch,
  findUnsentMethods,
  insertBankBatch,
  isOfPayment,
  isOfRun,
  isUnsentBy,
} from './batch-store.ts';
import { showBatch } from './read-batches.ts';

/** An account of this company that is in use; of another it is as if it were not there. */
async function refuseForeignPayer(tx: Tx, id: string, concernId: string): Promise<void> {
  const found = await sql`select 1 from paying_account where id = ${id}
    and concern_id = ${concernId} and inactive_at is null for share`.execute(tx);
  if (found.rows.length === 0)
    throw new Refusal(ruleRefused, {}, [{ path: 'payingAccount', code: 'gone', values: {} }]);
}

interface BatchWish {
  readonly method: PaymentMethod;
  readonly payingAccountId: string | null;
  readonly reason?: string | undefined;
  /** which of the pay that was paid */
  readonly which: Condition;
}

/** What was paid of a run that is held, by one method; the run is held until the batch is there. */
async function putIntoBatch(
  call: PayCall<Tx>,
  run: RunRow,
  { method, payingAccountId, reason, which }: BatchWish,
): Promise<string> {
  const { db, actor, clock } = call;
  const at = clock.now();
  const batch = {
    id: newId(at),
    runId: run.id,
    concernId: run.concernId,
    method,
    payingAccountId,
    byKind: actor.kind,
    byId: actor.accountId,
    at,
  };
  await insertBankBatch(db, batch);
  const { people, net } = await fillBatch(db, batch, which);
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
  return batch.id;
}

/** Of two who make the same batch the second finds nothing left. */
export async function makeBatch(
  call: PayCall<Tx>,
  { runId, method, payingAccountId = null, reason }: Input<typeof bankBatchCalls.make>['body'],
) {
  const { run } = await holdShownRun(call, runId);
  const which = isOfRun(run.id);
  // who had a hand in pay that was sent before may send that of others
  await expectOtherEyesOnAll(call, run, isUnsentBy(method, which), reason);
  if (payingAccountId) await refuseForeignPayer(call.db, payingAccountId, run.concernId);
  else if (method !== 'Cash') throw new Refusal(needsPayingAccount);
  const wish = { method, payingAccountId, reason, which };
  return showBatch(call, await putIntoBatch(call, run, wish));
}

/**
 * All that was paid by this payment, each method in a batch of its own, and cash as a list; says how many. What was
 * paid before it was not looked at by whoever pays now, and may have been paid by hand: it is no part of it.
 */
export async function makeAllBatches(
  call: PayCall<Tx>,
  run: RunRow,
  { paymentId, payingAccountId }: { readonly paymentId: string; readonly payingAccountId: string },
): Promise<number> {
  await refuseForeignPayer(call.db, payingAccountId, run.concernId);
  const which = isOfPayment(paymentId);
  const methods = await findUnsentMethods(call.db, which);
  for (const method of methods)
    await putIntoBatch(call, run, {
      method,
      payingAccountId: method === 'Cash' ? null : payingAccountId,
      which,
    });
  return methods.length;
}

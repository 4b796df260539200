import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { nothingToPay, runOver } from '@muster/contract/pay/refusals.ts';
import { type runCalls, runStateWords } from '@muster/contract/pay/run-calls.ts';
import { salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { makeAllBatches } from '../bank/make-batch.ts';
import { announcePayslipsName } from '../pdf/announce-payslips-job.ts';
import { approveSheets } from './approve.ts';
import { chosenOf, countSheets, holdShownRun, refuseOwnAlone } from './chosen-sheets.ts';
import { expectOtherEyes, refuseOwnApproved } from '../four-eyes/four-eyes.ts';
import { refuseSentBack } from '../gate/send-back.ts';
import { settleRun } from './settle-run.ts';

/**
 * Approved pay that is not held is paid, once, however often it is said. What was only generated is agreed to with
 * it, by whoever may do both. Where it is said out of which account, the bank batches are made with it.
 */
export async function payRun(
  call: PayCall<Tx>,
  { runId, ids, reason, payingAccountId }: Input<typeof runCalls.pay>['body'],
) {
  const { db, actor, clock } = call;
  const held = await holdShownRun(call, runId);
  await refuseSentBack(db, held.run);
  if (!['Generated', 'Approved', 'Paid'].includes(held.run.state))
    throw new Refusal(runOver, { state: runStateWords[held.run.state] });
  await approveSheets(call, held, ids, reason);
  const which = sql<boolean>`${chosenOf(held, ids)} and not salary_sheet.is_held
    and salary_sheet.state = 'Approved'`;
  await expectOtherEyes(call, held.run, which, reason);
  await refuseOwnAlone(call, which);
  await refuseOwnApproved(call, held.run, which);
  const record = await countSheets(db, which);
  if (record.people === 0) throw new Refusal(nothingToPay);
  const at = clock.now();
  const paymentId = newId(at);
  await sql`insert into salary_payment (id, run_id, people, net, paid_by_kind, paid_by_id, created_at)
    values (${paymentId}, ${runId}, ${record.people}, ${record.net}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  await transitionMany(
    db,
    salarySheetFlow,
    which,
    'pay',
    { person: actor },
    {
      payment_id: paymentId,
      paid_at: at,
    },
  );
  await enqueue(db, announcePayslipsName, { paymentId }, { clock });
  const after = { people: record.people, net: decimalText(record.net), ...(reason && { reason }) };
  if (!(await settleRun(call, held, after)).includes('pay'))
    await note(call, { action: 'salary-run.pay', record: 'salary_run', id: runId, after });
  const batches = payingAccountId
    ? await makeAllBatches(call, held.run, { paymentId, payingAccountId })
    : 0;
  return { record: { ...record, batches } };
}

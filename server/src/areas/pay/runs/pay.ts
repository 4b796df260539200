import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { nothingToPay, runOver } from '@muster/contract/pay/refusals.ts';
import { type runCalls, runStateWords } from '@muster/contract/pay/run-calls.ts';
import { runFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { transition, transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { announcePayslipsName } from '../pdf/announce-payslips-job.ts';
import { holdRun } from '../store/runs.ts';
import { approveSheets } from './approve.ts';
import { chosenOf, countSheets, holdShownRun, refuseOwnAlone } from './chosen-sheets.ts';
import { expectOtherEyes } from './four-eyes.ts';

/**
 * Approved pay that is not held is paid, once, however often it is said. What was only generated is agreed to with
 * it, by whoever may do both.
 */
export async function payRun(
  call: PayCall<Tx>,
  { runId, ids, reason }: Input<typeof runCalls.pay>['body'],
) {
  const { db, actor, clock, requestId } = call;
  const held = await holdShownRun(call, runId);
  if (!['Generated', 'Approved'].includes(held.run.state))
    throw new Refusal(runOver, { state: runStateWords[held.run.state] });
  await refuseOwnAlone(call, held, ids);
  await approveSheets(call, held, ids, reason);
  await expectOtherEyes(call, held.run, held.attempt, reason);
  const which = sql<boolean>`${chosenOf(held, ids)} and not salary_sheet.is_held
    and salary_sheet.state = 'Approved'`;
  const record = await countSheets(db, which);
  if (record.people === 0) throw new Refusal(nothingToPay);
  const at = clock.now();
  const paymentId = newId(at);
  await sql`insert into salary_payment (id, run_id, people, net, paid_by_kind, paid_by_id, created_at)
    values (${paymentId}, ${runId}, ${record.people}, ${record.net}, ${actor.kind},
      ${actor.accountId}, ${at})`.execute(db);
  const by = { person: actor };
  await transitionMany(db, salarySheetFlow, which, 'pay', by, {
    payment_id: paymentId,
    paid_at: at,
  });
  await enqueue(db, announcePayslipsName, { paymentId }, { clock });
  const after = { people: record.people, net: decimalText(record.net), ...(reason && { reason }) };
  const left = await countSheets(
    db,
    sql<boolean>`${chosenOf(held, undefined)} and salary_sheet.state in ('Generated', 'Approved')`,
  );
  // it may have been approved just now
  const run = (await holdRun(db, runId)) ?? held.run;
  if (left.people === 0)
    await transition(db, runFlow, run, 'pay', by, {
      at,
      requestId,
      after,
      set: { paid_by_kind: actor.kind, paid_by_id: actor.accountId, paid_at: at },
    });
  else await note(call, { action: 'salary-run.pay', record: 'salary_run', id: runId, after });
  return { record };
}

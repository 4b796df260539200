import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { loanOvertaken, nothingToPay } from '@muster/contract/pay/refusals.ts';
import type { runCalls } from '@muster/contract/pay/run-calls.ts';
import { runFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Condition } from '../../../platform/db/condition.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { moveFrom, transition, transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { findOvertakenBorrower } from '../store/loans.ts';
import {
  chosenOf,
  countSheets,
  expectStillClosed,
  type HeldRun,
  holdShownRun,
  refuseOwnAlone,
} from './chosen-sheets.ts';
import { expectOtherEyes } from './four-eyes.ts';
import { settleSources } from '../corrections/settle-sources.ts';

const isGenerated = sql<boolean>`salary_sheet.state = 'Generated'`;
const both = (one: Condition, other: Condition): Condition => sql<boolean>`${one} and ${other}`;

/** Agrees to rows; when none is left to agree to, the run is approved. Nothing is calculated anew. */
export async function approveSheets(
  call: PayCall<Tx>,
  held: HeldRun,
  ids: readonly string[] | undefined,
  reason: string | undefined,
): Promise<{ people: number; net: bigint }> {
  const { db, actor, clock, requestId } = call;
  const at = clock.now();
  const which = chosenOf(held, ids);
  const done = await countSheets(db, both(which, isGenerated));
  if (done.people === 0) return done;
  await expectStillClosed(db, held);
  await expectOtherEyes(call, held.run, held.attempt, reason);
  await refuseOwnAlone(call, held, ids);
  await settleSources(db, which);
  const borrower = await findOvertakenBorrower(db, which);
  if (borrower !== undefined) throw new Refusal(loanOvertaken, { name: borrower });
  await transitionMany(
    db,
    salarySheetFlow,
    which,
    'approve',
    { person: actor },
    { approved_at: at },
  );
  const after = { people: done.people, net: decimalText(done.net), ...(reason && { reason }) };
  const left = await countSheets(db, both(chosenOf(held, undefined), isGenerated));
  const by = { person: actor };
  if (left.people === 0)
    await transition(db, runFlow, held.run, 'approve', by, {
      at,
      requestId,
      after,
      set: { approved_by_kind: actor.kind, approved_by_id: actor.accountId, approved_at: at },
    });
  else
    await note(call, {
      action: 'salary-run.approve',
      record: 'salary_run',
      id: held.run.id,
      after,
    });
  return done;
}

export async function approveRun(
  call: PayCall<Tx>,
  { runId, ids, reason }: Input<typeof runCalls.approve>['body'],
) {
  const held = await holdShownRun(call, runId);
  moveFrom(runFlow, held.run.state, 'approve', { person: call.actor });
  const record = await approveSheets(call, held, ids, reason);
  if (record.people === 0) throw new Refusal(nothingToPay);
  return { record };
}

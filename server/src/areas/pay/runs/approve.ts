import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import {
  calculatedBefore,
  loanOvertaken,
  nothingToPay,
  payOvertaken,
  taxOvertaken,
} from '@muster/contract/pay/refusals.ts';
import type { runCalls } from '@muster/contract/pay/run-calls.ts';
import { runFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { moveFrom, transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { holdSheets } from '../hold-sheets.ts';
import { findOvertakenBorrower } from '../store/loans.ts';
import { findOutdatedDebts } from '../store/owed/outdated.ts';
import { findOvertakenPay, holdPeople } from '../store/owed/overtaken.ts';
import { findOvertakenTax } from '../store/tax/tax-overtaken.ts';
import {
  chosenOf,
  countSheets,
  expectStillClosed,
  type HeldRun,
  holdShownRun,
  refuseOwnAlone,
} from './chosen-sheets.ts';
import { expectOtherEyes } from '../four-eyes/four-eyes.ts';
import { refuseUnexplained } from '../gate/refuse-unexplained.ts';
import { refuseSentBack } from '../gate/send-back.ts';
import { settleRun } from './settle-run.ts';
import { settleSources } from '../corrections/settle-sources.ts';

/** What was entered, ended or taken back since would be paid wrongly, and never be noticed. */
async function refuseOvertaken(
  tx: Tx,
  { run, attempt }: HeldRun,
  people: readonly string[],
): Promise<void> {
  const { tax } = attempt.terms;
  const untimely = tax && (await findOvertakenTax(tx, tax, attempt.id, people));
  if (untimely) throw new Refusal(taxOvertaken, { name: untimely.name, people: untimely.people });
  // nothing is entered for a bonus, and it makes up for nothing
  if (run.kind === 'Bonus') return;
  const given = { runId: run.id, concernId: run.concernId, terms: attempt.terms };
  const outdated = await findOutdatedDebts(tx, given, attempt.id, people);
  if (outdated)
    throw new Refusal(calculatedBefore, { name: outdated.name, people: outdated.people });
  const overtaken = await findOvertakenPay(tx, given, attempt.id, people);
  if (!overtaken) return;
  const { name, people: count } = overtaken;
  throw new Refusal(payOvertaken, { name, people: count });
}

/** Agrees to rows; when none is left to agree to, the run is approved. Nothing is calculated anew. */
export async function approveSheets(
  call: PayCall<Tx>,
  held: HeldRun,
  ids: readonly string[] | undefined,
  reason: string | undefined,
): Promise<{ people: number; net: bigint }> {
  const { db, actor, clock } = call;
  const which = sql<boolean>`${chosenOf(held, ids)} and salary_sheet.state = 'Generated'`;
  const done = await countSheets(db, which);
  if (done.people === 0) return done;
  await expectStillClosed(db, held);
  await expectOtherEyes(call, held.run, which, reason);
  await refuseOwnAlone(call, which);
  const people = await holdPeople(db, which);
  await holdSheets(db);
  await settleSources(db, which);
  const borrower = await findOvertakenBorrower(db, which);
  if (borrower !== undefined) throw new Refusal(loanOvertaken, { name: borrower });
  await refuseOvertaken(db, held, people);
  const asked = { people, isWhole: ids === undefined };
  if (held.run.kind === 'Salary') await refuseUnexplained(call, held.run.id, asked, reason);
  await transitionMany(
    db,
    salarySheetFlow,
    which,
    'approve',
    { person: actor },
    {
      approved_at: clock.now(),
      approved_by_kind: actor.kind,
      approved_by_id: actor.accountId,
    },
  );
  const after = { people: done.people, net: decimalText(done.net), ...(reason && { reason }) };
  if (!(await settleRun(call, held, after)).includes('approve'))
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
  await refuseSentBack(call.db, held.run);
  moveFrom(runFlow, held.run.state, 'approve', { person: call.actor });
  const record = await approveSheets(call, held, ids, reason);
  // whoever was not agreed to may be out of the run by now
  const isSettled = record.people > 0 || (await settleRun(call, held, {})).length > 0;
  if (!isSettled) throw new Refusal(nothingToPay);
  return { record };
}

import { isOwnPerson } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { decimalText } from '@muster/contract/kernel/money/money.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { noSalaryNow, notALine, ownPayAlone, sheetOver } from '@muster/contract/pay/refusals.ts';
import { type salarySheetCalls, sheetStateWords } from '@muster/contract/pay/sheet-calls.ts';
import { salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { calculatePeople } from '../runs/calculate-people.ts';
import { agreedByNobody } from '../runs/cancel.ts';
import { expectStillClosed, type HeldRun, holdShownRun } from '../runs/chosen-sheets.ts';
import { leaveRun } from '../corrections/leave-run.ts';
import { settleRun } from '../runs/settle-run.ts';
import { findSheet, mayLeave, type SheetFound } from '../store/sheets.ts';
import { isPayslip, readPayslip } from './read-payslip.ts';

interface Held extends HeldRun {
  readonly sheet: SheetFound;
}

/** The sheet of someone else with its run held, in one of these states. */
async function holdSheet(
  call: PayCall<Tx>,
  id: string,
  states: readonly SheetFound['keptState'][],
): Promise<Held> {
  const before = await findSheet(call.db, isPayslip(call.actor, id));
  if (!before) throw new Refusal(notFound);
  if (isOwnPerson(call.actor, before.employee.id)) throw new Refusal(ownPayAlone);
  const held = await holdShownRun(call, before.runId);
  const sheet = await findSheet(call.db, isPayslip(call.actor, id));
  if (!sheet) throw new Refusal(notFound);
  if (!states.includes(sheet.keptState))
    throw new Refusal(sheetOver, { state: sheetStateWords[sheet.keptState] });
  return { ...held, sheet };
}

const whose = ({ sheet }: Held) =>
  sql`attempt_id = ${sheet.attemptId} and employee_id = ${sheet.employee.id}`;

const about = ({ run, sheet }: Held) => ({ month: run.month, employeeId: sheet.employee.id });

async function dropSheet(tx: Tx, held: Held): Promise<void> {
  await sql`delete from salary_line where ${whose(held)}`.execute(tx);
  await sql`delete from salary_sheet where ${whose(held)}`.execute(tx);
  await sql`delete from salary_input where ${whose(held)}`.execute(tx);
}

/** By what is known of the person now, and what was set for the run; whoever asks has a hand in it from then on. */
async function calculateAgain(call: PayCall<Tx>, held: Held): Promise<void> {
  await expectStillClosed(call.db, held);
  await dropSheet(call.db, held);
  const given = {
    attemptId: held.attempt.id,
    runId: held.run.id,
    concernId: held.run.concernId,
    terms: held.attempt.terms,
  };
  await calculatePeople(call.db, given, [held.sheet.employee.id]);
  const made = await sql`update salary_sheet set changed_by_kind = ${call.actor.kind},
    changed_by_id = ${call.actor.accountId} where ${whose(held)} returning 1`.execute(call.db);
  const { sheet, run } = held;
  // the payslip stays as it was: taking it out of the run is for whoever asks to decide
  if (made.rows.length === 0)
    throw new Refusal(noSalaryNow, { name: sheet.employee.name, month: run.month });
}

export async function recomputeSheet(call: PayCall<Tx>, id: string) {
  const held = await holdSheet(call, id, ['Generated']);
  await calculateAgain(call, held);
  await note(call, {
    action: 'salary-sheet.recompute',
    record: 'salary_sheet',
    id,
    before: { ...about(held), net: decimalText(held.sheet.net) },
  });
  return readPayslip(call, id);
}

export async function overrideSheet(
  call: PayCall<Tx>,
  id: string,
  { componentId, amount, reason }: Input<typeof salarySheetCalls.override>['body'],
) {
  const { db, actor, clock } = call;
  if (amount !== null && amount < 0n)
    throw new Refusal(ruleRefused, {}, [{ path: 'amount', code: 'amount', values: {} }]);
  const held = await holdSheet(call, id, ['Generated']);
  const { run, sheet } = held;
  if (amount === null)
    await sql`delete from salary_override where run_id = ${run.id}
      and employee_id = ${sheet.employee.id} and component_id = ${componentId}`.execute(db);
  else {
    // a component that is nobody's line is refused as that, not by the database
    const known = await sql`select 1 from salary_line where ${whose(held)}
      and component_id = ${componentId} and source_id is null`.execute(db);
    if (known.rows.length === 0) throw new Refusal(notALine);
    await sql`insert into salary_override (run_id, employee_id, component_id, amount, reason,
        set_by_kind, set_by_id, created_at)
      values (${run.id}, ${sheet.employee.id}, ${componentId}, ${amount}, ${reason}, ${actor.kind},
        ${actor.accountId}, ${clock.now()})
      on conflict (run_id, employee_id, component_id) do update set amount = excluded.amount,
        reason = excluded.reason, set_by_kind = excluded.set_by_kind,
        set_by_id = excluded.set_by_id, created_at = excluded.created_at`.execute(db);
  }
  await calculateAgain(call, held);
  if (amount !== null) {
    const taken = await sql`select 1 from salary_line where ${whose(held)}
      and component_id = ${componentId} and computed is not null`.execute(db);
    if (taken.rows.length === 0) throw new Refusal(notALine);
  }
  await note(call, {
    action: 'salary-sheet.override',
    record: 'salary_sheet',
    id,
    after: {
      ...about(held),
      componentId,
      amount: amount === null ? null : decimalText(amount),
      reason,
    },
  });
  return readPayslip(call, id);
}

const setHeld = (tx: Tx, held: Held, isHeld: boolean) =>
  sql`update salary_sheet set is_held = ${isHeld} where ${whose(held)}`.execute(tx);

export async function holdPay(call: PayCall<Tx>, id: string, reason: string) {
  const { db, actor, clock } = call;
  const held = await holdSheet(call, id, ['Generated', 'Approved']);
  await sql`insert into salary_hold (run_id, employee_id, reason, held_by_kind, held_by_id, created_at)
    values (${held.run.id}, ${held.sheet.employee.id}, ${reason}, ${actor.kind}, ${actor.accountId},
      ${clock.now()})
    on conflict (run_id, employee_id) do update set reason = excluded.reason,
      held_by_kind = excluded.held_by_kind, held_by_id = excluded.held_by_id,
      created_at = excluded.created_at`.execute(db);
  await setHeld(db, held, true);
  await note(call, {
    action: 'salary-sheet.hold',
    record: 'salary_sheet',
    id,
    after: { ...about(held), reason },
  });
  // it may have been the last who was to be paid
  await settleRun(call, held, { reason });
  return readPayslip(call, id);
}

export async function releasePay(call: PayCall<Tx>, id: string) {
  const held = await holdSheet(call, id, ['Generated', 'Approved']);
  await sql`delete from salary_hold where run_id = ${held.run.id}
    and employee_id = ${held.sheet.employee.id}`.execute(call.db);
  await setHeld(call.db, held, false);
  await note(call, {
    action: 'salary-sheet.release',
    record: 'salary_sheet',
    id,
    after: about(held),
  });
  return readPayslip(call, id);
}

/** What was agreed to is so no longer; what it had made up for is open for the next pay. */
async function takeBack({ db, actor }: PayCall<Tx>, held: Held): Promise<void> {
  await sql`delete from settled_source where ${whose(held)}`.execute(db);
  const which = sql<boolean>`${whose(held)}`;
  const by = { person: actor };
  await transitionMany(db, salarySheetFlow, which, 'takeBack', by, agreedByNobody);
}

/** Someone leaves a run: before it is agreed to, or held, where others were paid and only paying would be left. */
export async function removeSheet(call: PayCall<Tx>, id: string) {
  const held = await holdSheet(call, id, ['Generated', 'Approved']);
  const { run, sheet } = held;
  if (!(await mayLeave(call.db, sheet)))
    throw new Refusal(sheetOver, { state: sheetStateWords[sheet.keptState] });
  const wasApproved = sheet.keptState === 'Approved';
  if (wasApproved) await takeBack(call, held);
  await dropSheet(call.db, held);
  await note(call, {
    action: 'salary-sheet.remove',
    record: 'salary_sheet',
    id,
    before: { ...about(held), state: sheet.state, net: decimalText(sheet.net) },
  });
  if (wasApproved) {
    await settleRun(call, held, {});
    await leaveRun(call, run.id);
  }
  return {};
}

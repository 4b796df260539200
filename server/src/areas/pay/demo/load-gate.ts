import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { calculatePeople } from '../runs/calculate-people.ts';
import { type AttemptRow, findAttempt, isLiveOf } from '../store/runs.ts';
import type { DemoPayers } from './pay-demo-month.ts';

interface Waiting {
  readonly runId: string;
  readonly concernId: string;
  readonly generatedAt: string;
}

/** What payroll set by hand in the month that waits: one with a good reason, and one with hardly any. */
const byHand: readonly { readonly line: string; readonly more: bigint; readonly reason: string }[] =
  [
    { line: 'Other allowance', more: 318_000n, reason: 'As agreed' },
    {
      line: 'Medical allowance',
      more: 150_000n,
      reason: 'Bills of the injury at work on line 3, approved by HR',
    },
  ];

/** Someone of the run without anything else to tell, and what a line of theirs comes to. */
async function findLine(tx: Tx, attemptId: string, line: string) {
  const found = await sql<{ id: string; componentId: string; due: bigint }>`
    select line.employee_id as id, line.component_id as "componentId", line.due
    from salary_line as line
      join pay_component as component on component.id = line.component_id
      join employee on employee.id = line.employee_id
    where line.attempt_id = ${attemptId} and component.name = ${line} and employee.email is null
      and not exists (select 1 from salary_override as known where known.employee_id = employee.id)
    order by employee.number desc limit 1`.execute(tx);
  return found.rows[0];
}

async function setByHand(
  tx: Tx,
  { runId, concernId, generatedAt }: Waiting,
  attempt: AttemptRow,
  { generates }: DemoPayers,
): Promise<void> {
  const given = { attemptId: attempt.id, runId, concernId, terms: attempt.terms };
  for (const { line, more, reason } of byHand) {
    const found = await findLine(tx, attempt.id, line);
    if (!found) continue;
    await sql`insert into salary_override (run_id, employee_id, component_id, amount, reason,
        set_by_kind, set_by_id, created_at)
      values (${runId}, ${found.id}, ${found.componentId}, ${found.due + more}, ${reason},
        ${generates.kind}, ${generates.accountId}, ${generatedAt})`.execute(tx);
    const whose = sql`attempt_id = ${attempt.id} and employee_id = ${found.id}`;
    await sql`delete from salary_line where ${whose}`.execute(tx);
    await sql`delete from salary_sheet where ${whose}`.execute(tx);
    await sql`delete from salary_input where ${whose}`.execute(tx);
    await calculatePeople(tx, given, [found.id]);
    await sql`update salary_sheet set changed_by_kind = ${generates.kind},
      changed_by_id = ${generates.accountId} where ${whose}`.execute(tx);
  }
}

/** Two lines of the month that waits for a second person were set by hand. */
export async function loadGate(tx: Tx, payers: DemoPayers): Promise<void> {
  const { rows } = await sql<Waiting>`select id as "runId", concern_id as "concernId",
      generated_at as "generatedAt"
    from salary_run where kind = 'Salary' and state = 'Generated'`.execute(tx);
  for (const waiting of rows) {
    const attempt = await findAttempt(tx, isLiveOf(waiting.runId));
    if (attempt) await setByHand(tx, waiting, attempt, payers);
  }
}

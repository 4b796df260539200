import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { beingGenerated, runHoldsMonth } from '@muster/contract/pay/refusals.ts';
import { type RunState, runStateWords } from '@muster/contract/pay/run-calls.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { findAttempt, isMadeFor, isWorkOver } from '../store/runs.ts';

/** Some would be calculated by the days of a month that is open by then, and others not at all. */
async function refuseWhileGenerating(tx: Tx, runId: string, month: string): Promise<void> {
  const making = await findAttempt(tx, isMadeFor(runId));
  if (making && !(await isWorkOver(tx, making.jobId))) throw new Refusal(beingGenerated, { month });
}

/**
 * Attendance of a month stays closed while its pay is generated, and once it was approved, wholly or of some. The run
 * is held until attendance is open: nobody generates or approves it in between.
 */
export async function refuseReopening(
  tx: Tx,
  { concernId, month }: { readonly concernId: string; readonly month: string },
): Promise<void> {
  const found = await sql<{ id: string; state: RunState; concern: string; isSettled: boolean }>`
    select run.id, run.state, concern.name as concern, exists (select 1 from salary_sheet as sheet
      where sheet.run_id = run.id and sheet.state in ('Approved', 'Paid')) as "isSettled"
    from salary_run as run join concern on concern.id = run.concern_id
    where run.concern_id = ${concernId} and run.month = ${month} and run.kind = 'Salary'
      and run.state not in ('Cancelled', 'Reversed')
    for update of run`.execute(tx);
  for (const { id, state, concern, isSettled } of found.rows) {
    const isOver = state !== 'Draft' && state !== 'Generated';
    const shown = runStateWords[isOver ? state : 'Approved'];
    if (isOver || isSettled) throw new Refusal(runHoldsMonth, { concern, month, state: shown });
    await refuseWhileGenerating(tx, id, month);
  }
}

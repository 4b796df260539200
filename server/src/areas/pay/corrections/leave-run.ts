import { runFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { holdRun } from '../store/runs.ts';
import { dropRows } from '../runs/cancel.ts';
import { countSheets } from '../runs/chosen-sheets.ts';

/**
 * A run of which all that was paid was taken back makes room for another. What is held in a paid one goes with it; in
 * one that is only approved, whoever is left may still be paid, so that it stays until nobody is.
 */
export async function leaveRun(call: PayCall<Tx>, runId: string): Promise<void> {
  const { db, actor, clock, requestId } = call;
  const run = await holdRun(db, runId);
  if (!run || !runFlow.moves.reverse.from.includes(run.state)) return;
  const count = async (state: string) =>
    (
      await countSheets(
        db,
        sql<boolean>`salary_sheet.run_id = ${runId} and salary_sheet.state = ${state}`,
      )
    ).people;
  const left = await count('Approved');
  if ((run.state === 'Approved' && left > 0) || (await count('Paid')) > 0) return;
  if (left > 0) await dropRows(call, run);
  const step = { at: clock.now(), requestId };
  await transition(db, runFlow, run, 'reverse', { person: actor }, step);
}

import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { runOver } from '@muster/contract/pay/refusals.ts';
import { runStateWords } from '@muster/contract/pay/run-calls.ts';
import { attemptFlow, runFlow, salarySheetFlow } from '@muster/contract/pay/workflow.ts';
import { sql } from 'kysely';
import { hasConcern } from '../../../platform/access/concerns.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { transition, transitionMany } from '../../../platform/workflow/transition.ts';
import type { PayCall } from '../deps.ts';
import { findAttempt, holdRun, isLiveOf } from '../store/runs.ts';
import { sweepAttemptsName } from './attempts/generate-job-name.ts';
import { dropForsaken } from './attempts/begin-attempt.ts';
import { readRun } from './read-runs.ts';
import { releaseSources } from '../corrections/settle-sources.ts';

/** A run of which nothing was paid is taken back as a whole; the month can be generated anew. */
export async function cancelRun(call: PayCall<Tx>, id: string, reason: string) {
  const { db, actor, clock, requestId } = call;
  const run = await holdRun(db, id);
  if (!run || !hasConcern(actor, run.concernId)) throw new Refusal(notFound);
  await dropForsaken(call, run);
  const paid = await sql`select 1 from salary_sheet where run_id = ${id}
    and state in ('Paid', 'Reversed') limit 1`.execute(db);
  if (paid.rows.length > 0) throw new Refusal(runOver, { state: runStateWords.Paid });
  const at = clock.now();
  await releaseSources(db, id);
  await transitionMany(
    db,
    salarySheetFlow,
    sql<boolean>`salary_sheet.run_id = ${id}`,
    'takeBack',
    { person: actor },
    { approved_at: null },
  );
  const live = await findAttempt(db, isLiveOf(id));
  if (live) await transition(db, attemptFlow, live, 'drop', { work: null }, { at, requestId });
  await transition(
    db,
    runFlow,
    run,
    'cancel',
    { person: actor },
    { at, requestId, after: { reason } },
  );
  await enqueue(db, sweepAttemptsName, {}, call);
  return readRun(call, id);
}

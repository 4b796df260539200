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
import { findAttempt, holdRun, isLiveOf, type RunRow } from '../store/runs.ts';
import { hasPaid } from '../store/sheets.ts';
import { sweepAttemptsName } from './attempts/generate-job-name.ts';
import { dropForsaken } from './attempts/begin-attempt.ts';
import { readRun } from './read-runs.ts';
import { releaseSources } from '../corrections/settle-sources.ts';

/** Of pay that is agreed to no longer, nobody has. */
export const agreedByNobody = {
  approved_at: null,
  approved_by_kind: null,
  approved_by_id: null,
} as const;

/** What a run has that was not paid is shown no longer, and swept. */
export async function dropRows(call: PayCall<Tx>, { id }: Pick<RunRow, 'id'>): Promise<void> {
  const { db, clock, requestId } = call;
  const isUnpaid = sql<boolean>`salary_sheet.run_id = ${id} and salary_sheet.state = 'Approved'`;
  await releaseSources(db, id);
  await transitionMany(db, salarySheetFlow, isUnpaid, 'takeBack', { work: null }, agreedByNobody);
  const live = await findAttempt(db, isLiveOf(id));
  const step = { at: clock.now(), requestId };
  if (live) await transition(db, attemptFlow, live, 'drop', { work: null }, step);
  await enqueue(db, sweepAttemptsName, {}, call);
}

/** A run of which nothing was paid is taken back as a whole; the month can be generated anew. */
export async function cancelRun(call: PayCall<Tx>, id: string, reason: string) {
  const { db, actor, clock, requestId } = call;
  const run = await holdRun(db, id);
  if (!run || !hasConcern(actor, run.concernId)) throw new Refusal(notFound);
  await dropForsaken(call, run);
  if (await hasPaid(db, id)) throw new Refusal(runOver, { state: runStateWords.Paid });
  await dropRows(call, run);
  await transition(
    db,
    runFlow,
    run,
    'cancel',
    { person: actor },
    { at: clock.now(), requestId, after: { reason } },
  );
  return readRun(call, id);
}

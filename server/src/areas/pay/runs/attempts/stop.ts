import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { notBeingGenerated } from '@muster/contract/pay/refusals.ts';
import { attemptFlow } from '@muster/contract/pay/workflow.ts';
import { hasConcern } from '../../../../platform/access/concerns.ts';
import { note } from '../../../../platform/audit/note.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { transition } from '../../../../platform/workflow/transition.ts';
import type { PayCall } from '../../deps.ts';
import { findAttempt, holdRun, isLastOf } from '../../store/runs.ts';
import { readRun } from '../read-runs.ts';
import { sweepAttemptsName } from './generate-job-name.ts';

/** The calculation that goes on is given up, and the run is as it was before; asked for twice, it is stopped once. */
export async function stopGenerating(call: PayCall<Tx>, id: string) {
  const { db, actor, clock, requestId } = call;
  const run = await holdRun(db, id);
  if (!run || !hasConcern(actor, run.concernId)) throw new Refusal(notFound);
  const last = await findAttempt(db, isLastOf(id));
  if (last?.state === 'Live') throw new Refusal(notBeingGenerated, { month: run.month });
  if (last?.state === 'Making') {
    const step = { at: clock.now(), requestId };
    await transition(db, attemptFlow, last, 'stop', { person: actor }, step);
    const { concernId, month } = run;
    await note(call, {
      action: 'salary-run.stop',
      record: 'salary_run',
      id,
      after: { concernId, month },
    });
    await enqueue(db, sweepAttemptsName, {}, call);
  }
  return readRun(call, id);
}

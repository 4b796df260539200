import { attemptFlow, runFlow } from '@muster/contract/pay/workflow.ts';
import type { AccountKind } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { type Tx, transaction } from '../../../platform/db/transaction.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { inSlices, type Pace } from '../../../platform/in-slices.ts';
import { type Job, job, type Run } from '../../../platform/jobs/job.ts';
import { transition } from '../../../platform/workflow/transition.ts';
import { countEligible, nextEligible } from '../store/bonus-people.ts';
import type { Gathered } from '../store/gather.ts';
import {
  type AttemptRow,
  countFigures,
  findAttempt,
  holdRun,
  isLiveOf,
  isStillMade,
  lastCalculated,
  nextFigures,
  runColumns,
  type RunRow,
} from '../store/runs.ts';
import { type NoticeTold, tellApprovers } from '../gate/tell-approvers.ts';
import { isStillClosed } from './closed-period.ts';
import { calculatePeople } from './calculate-people.ts';
import { generateName, sweepAttemptsName } from './attempts/generate-job-name.ts';

/** Of pay that was generated again nothing is to be corrected. */
const sentBackByNobody = {
  sent_back_by_kind: null,
  sent_back_by_id: null,
  sent_back_at: null,
  sent_back_note: null,
} as const;

/** So many people at once. */
const together = 2000;

const isAttempt = (id: string) => sql<boolean>`id = ${id}`;

/** Everyone in slices, each whole by itself; broken off, it goes on after the last one. */
async function calculateAll(
  { db, progress, stopping }: Pick<Run<unknown>, 'db' | 'progress' | 'stopping'>,
  attempt: AttemptRow,
  run: RunRow,
  pace: Pace,
): Promise<void> {
  const given: Gathered = {
    attemptId: attempt.id,
    runId: run.id,
    concernId: run.concernId,
    terms: attempt.terms,
  };
  const { bonus } = attempt.terms;
  const total = bonus ? await countEligible(db, run.concernId, bonus) : await countFigures(db, run);
  let after = await lastCalculated(db, attempt.id);
  let done = 0;
  await inSlices({ ...pace, together, stopping }, async (most) => {
    const ids = bonus
      ? await nextEligible(db, run.concernId, bonus, after, most)
      : await nextFigures(db, run, after, most);
    if (ids.length === 0) return { done: 0, took: 0 };
    const took = await transaction(db, async (tx) => {
      const began = performance.now();
      // whoever stopped it, or gave it up, wants no more of it
      if (!(await findAttempt(tx, isStillMade(attempt.id)))) return undefined;
      await calculatePeople(tx, given, ids);
      return performance.now() - began;
    });
    if (took === undefined) return { done: 0, took: 0 };
    after = ids.at(-1) ?? null;
    done = Math.min(done + ids.length, total);
    await progress(done, total);
    return { done: ids.length, took };
  });
}

/** The switch: one short transaction, in which the new calculation takes the place of the old one. */
export async function showAttempt(
  tx: Tx,
  attempt: AttemptRow,
  at: string,
  tell?: (run: RunRow) => Promise<NoticeTold>,
): Promise<void> {
  const run = await holdRun(tx, attempt.runId);
  const still = await findAttempt(tx, isAttempt(attempt.id));
  if (!run || still?.state !== 'Making') return;
  const step = { at, requestId: null };
  // some would be of the figures before, and others of none
  if (!(await isStillClosed(tx, { run, attempt: still }))) {
    await transition(tx, attemptFlow, still, 'drop', { work: null }, step);
    return;
  }
  const before = await findAttempt(tx, isLiveOf(run.id));
  if (before) await transition(tx, attemptFlow, before, 'drop', { work: null }, step);
  await transition(tx, attemptFlow, still, 'show', { work: null }, step);
  const by = { kind: attempt.byKind as AccountKind, accountId: attempt.byId };
  await transition(
    tx,
    runFlow,
    run,
    'generated',
    { work: { ...by, personId: null } },
    {
      ...step,
      set: {
        generated_by_kind: attempt.byKind,
        generated_by_id: attempt.byId,
        generated_at: at,
        ...sentBackByNobody,
      },
      // whoever waits for it already is not told again
      ...(tell && run.state === 'Draft' && { tell: await tell(run) }),
    },
  );
}

export const generateJob = (pace: Pace = {}): Job<{ attemptId: string }> =>
  job({
    ...generateName,
    tries: 5,
    handle: async (run) => {
      const { db, clock, data } = run;
      const attempt = await findAttempt(db, isAttempt(data.attemptId));
      if (attempt?.state !== 'Making') return;
      const found =
        await sql<RunRow>`select ${runColumns} from salary_run where id = ${attempt.runId}`.execute(
          db,
        );
      const [whole] = found.rows;
      if (!whole) return;
      await calculateAll(run, attempt, whole, pace);
      await run.publish(async (tx) => {
        await showAttempt(tx, attempt, clock.now(), (one) => tellApprovers(tx, one, attempt.id));
        await enqueue(tx, sweepAttemptsName, {}, { clock });
      });
    },
  });

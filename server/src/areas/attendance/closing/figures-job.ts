import { setTimeout as wait } from 'node:timers/promises';
import { id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, job, type Run } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { keepLeaveFigures } from '../../leave/public.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import { latePolicyOf } from './late-policy-of.ts';
import type { RecomputePace } from '../judging/recompute-job.ts';
import { lockClosings, keepPolicy, markCounted } from '../store/closings.ts';
import { type ClosedMonth, findLacking, keepFigures } from '../store/figures.ts';

export const figuresName = { kind: 'attendance.close-figures', queue: 'long' } as const;

/** So many people at once: their days of a month are added up within a moment. */
const together = { usual: 500, few: 100 };

/** Answers the last who was counted; none: everyone is, or the month was opened again. */
async function countSome(
  { db, clock }: Pick<Run<unknown>, 'db' | 'clock'>,
  asked: ClosedMonth,
  settings: Settings,
  { after, most }: { readonly after: string | null; readonly most: number },
): Promise<string | undefined> {
  const now = await attendanceNow(db, { clock, settings });
  const policyOf = await latePolicyOf({ db, clock, settings });
  return transaction(db, async (tx) => {
    const held = await lockClosings(tx, asked);
    if (!held) return undefined;
    // of months that were closed before the policy was kept with them
    const policy = held.policy ?? policyOf(asked.concernId);
    if (!held.policy) await keepPolicy(tx, asked, policy);
    const closing = { ...held, policy };
    const ids = await findLacking(tx, closing, after, most);
    if (ids.length === 0 && after === null) await markCounted(tx, asked, clock.now());
    if (ids.length === 0) return undefined;
    await keepFigures(tx, closing, ids);
    await keepLeaveFigures(tx, { ...closing, zone: now.zoneOf(asked.concernId) }, ids);
    return ids.at(-1);
  });
}

/**
 * Adds up a closed month for each person, part by part: its days stay as they are, so it does not matter
 * when. It ends when nobody is lacking; killed or run twice, it comes to the same.
 */
export async function countMonth(
  run: Pick<Run<unknown>, 'db' | 'clock' | 'stopping'>,
  asked: ClosedMonth,
  settings: Settings,
  { givesWay }: RecomputePace,
): Promise<void> {
  const most = givesWay ? together.few : together.usual;
  let hasMore = true;
  while (hasMore) {
    let after = await countSome(run, asked, settings, { after: null, most });
    hasMore = after !== undefined;
    while (after !== undefined) {
      run.stopping.throwIfAborted();
      const began = performance.now();
      after = await countSome(run, asked, settings, { after, most });
      if (givesWay) await wait(performance.now() - began, undefined, { signal: run.stopping });
    }
  }
}

export const figuresJob = (settings: Settings, pace: RecomputePace = {}): Job<ClosedMonth> =>
  job({
    ...figuresName,
    data: z.object({ concernId: id(), month: z.string() }),
    tries: 5,
    handle: (run) => countMonth(run, run.data, settings, pace),
  });

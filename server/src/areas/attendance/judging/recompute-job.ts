import { setTimeout as wait } from 'node:timers/promises';
import { addDays, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { day, id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, job, type Run } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { attendanceNow } from './attendance-now.ts';
import { recomputeName } from './recompute-name.ts';
import type { Now } from '../../../platform/now.ts';
import { judgeAndSave } from './refresh.ts';
import { findEmployedIds } from '../store/facts.ts';
import { beginHorizon, type DaySpan, widenHorizon } from '../store/stale.ts';

/** Which days of whom; nobody named: everyone's. */
const data = z.object({
  from: day(),
  until: day(),
  employeeIds: z.array(id()).nullable(),
});
type Asked = z.output<typeof data>;

/** So many people and days at once: a second's work, a tenth of it where others wait for it. */
const people = { usual: 200, few: 20 };
const longest = 31;

/** The newest first: they are read sooner than those of last year. */
function* partsOf(
  ids: readonly string[],
  { from, until }: DaySpan,
  some: number,
): Generator<[string[], DaySpan]> {
  for (const first of daysBetween(from, until, longest).toReversed()) {
    const last = addDays(first, longest - 1);
    const span = { from: first, until: last < until ? last : until };
    for (let at = 0; at < ids.length; at += some) yield [ids.slice(at, at + some), span];
  }
}

export interface RecomputePace {
  /** smaller parts, and after each a rest as long: others share its one connection */
  readonly givesWay?: boolean;
}

/** Judges anew, part by part; broken off in the middle, it begins again and comes to the same end. */
export async function judgeAll(
  {
    db,
    progress,
    stopping,
    givesWay,
  }: Pick<Run<unknown>, 'db' | 'progress' | 'stopping'> & RecomputePace,
  ids: readonly string[],
  span: DaySpan,
  now: Now,
): Promise<void> {
  const parts = [...partsOf(ids, span, givesWay ? people.few : people.usual)];
  for (const [done, [some, days]] of parts.entries()) {
    stopping.throwIfAborted();
    const began = performance.now();
    await judgeAndSave(db, some, days, now);
    await progress(done + 1, parts.length);
    if (givesWay) await wait(performance.now() - began, undefined, { signal: stopping });
  }
}

/**
 * Everyone's days may begin earlier than attendance was kept, and are kept from then on without a gap;
 * days that are kept for some only would never be marked when something changes.
 */
function daysIn({ from, until, employeeIds }: Asked, kept: DaySpan, today: string): DaySpan {
  const last = until < today ? until : today;
  if (employeeIds !== null) return { from: from < kept.from ? kept.from : from, until: last };
  const eve = addDays(kept.from, -1);
  return { from, until: last < eve ? eve : last };
}

export const recomputeJob = (settings: Settings, pace: RecomputePace = {}): Job<Asked> =>
  job({
    ...recomputeName,
    data,
    tries: 5,
    handle: async (run) => {
      const { db, clock } = run;
      const { employeeIds } = run.data;
      const now = await attendanceNow(db, { clock, settings });
      const kept = await beginHorizon(db, now.today);
      const span = daysIn(run.data, kept, now.today);
      if (span.until < span.from) return;
      // before they are judged: what changes meanwhile is marked
      if (employeeIds === null && span.from < kept.from)
        await transaction(db, (tx) => widenHorizon(tx, { from: span.from, until: kept.until }));
      const ids = employeeIds ?? (await findEmployedIds(db, span));
      await judgeAll({ ...run, ...pace }, ids, span, now);
    },
  });

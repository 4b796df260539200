import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { z } from 'zod';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { countMonth } from '../closing/figures-job.ts';
import { attendanceNow } from './attendance-now.ts';
import { judgeAll, type RecomputePace } from './recompute-job.ts';
import { everyone, refresh } from './refresh.ts';
import { findUncounted } from '../store/closings.ts';
import { findEmployedIds } from '../store/facts.ts';
import { beginHorizon, widenHorizon } from '../store/stale.ts';
import { always } from '../../../platform/db/condition.ts';

export const keepUpName = { kind: 'attendance.keep-up', queue: 'long' } as const;

/**
 * Every ten minutes: days that began are judged for everyone, also those that passed while nothing
 * ran; days that are stale or went on when they were judged, again. Run twice it changes nothing.
 */
export const keepUpJob = (settings: Settings, pace: RecomputePace = {}): Job =>
  job({
    ...keepUpName,
    data: z.object({}),
    schedule: '*/10 * * * *',
    tries: 3,
    handle: async (run) => {
      const { db, clock } = run;
      const now = await attendanceNow(db, { clock, settings });
      const kept = await beginHorizon(db, now.today);
      const span = { from: addDays(kept.until, 1), until: now.today };
      if (span.from <= span.until) {
        await judgeAll({ ...run, ...pace }, await findEmployedIds(db, span), span, now);
        await transaction(db, (tx) => widenHorizon(tx, span));
      }
      const days = { from: kept.from, until: now.today };
      const { stopping } = run;
      await refresh(db, days, always, now, { most: everyone, stopping });
      // closed by a version that kept no figures
      for (const month of await findUncounted(db)) await countMonth(run, month, settings, pace);
    },
  });

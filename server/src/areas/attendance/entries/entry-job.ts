import { setTimeout as wait } from 'node:timers/promises';
import { id } from '@muster/contract/kernel/values.ts';
import { z } from 'zod';
import type { AccountName } from '../../../entity/changed-meanwhile.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { type Job, job } from '../../../platform/jobs/job.ts';
import type { Settings } from '../../../platform/settings/settings.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import type { RecomputePace } from '../judging/recompute-job.ts';
import { applyPart } from './apply-part.ts';
import { entryJobName } from './entry-job-name.ts';
import { countEntryRows, endEntry, findEntry, nextRows } from './store.ts';
import { undoPart } from './undo-part.ts';

const data = z.object({ entryId: id(), requestId: z.string().nullable() });
type Asked = z.output<typeof data>;

/** In one short transaction; fewer where everyone else waits for it. */
const people = { usual: 200, few: 20 };

interface Parts extends RecomputePace {
  readonly settings: Settings;
  readonly accountName: AccountName;
}

/** An entry for many, or its way back, part by part; broken off it goes on behind the last one. */
export const entryJob = ({ settings, accountName, givesWay = false }: Parts): Job<Asked> =>
  job({
    ...entryJobName,
    data,
    tries: 5,
    handle: async ({ db, clock, stopping, progress, publish, data: { entryId, requestId } }) => {
      const entry = await findEntry(db, entryId);
      if (!entry || !['Applying', 'Undoing'].includes(entry.state)) return;
      const isUndo = entry.state === 'Undoing';
      const from = isUndo ? 'applied' : 'waiting';
      const by = (isUndo ? entry.undoneBy : null) ?? entry.by;
      const who = await accountName(db, by.kind, by.accountId);
      const total = await countEntryRows(db, entryId, from);
      for (let done = 0; ;) {
        stopping.throwIfAborted();
        const began = performance.now();
        const rows = await nextRows(db, entryId, from, givesWay ? people.few : people.usual);
        if (rows.length === 0) break;
        const working = {
          clock,
          now: await attendanceNow(db, { clock, settings }),
          requestId,
          who,
        };
        const goesOn = await transaction(db, async (tx) => {
          const fresh = await findEntry(tx, entryId, { isLocked: true });
          if (fresh?.state !== entry.state) return false;
          await (isUndo ? undoPart : applyPart)(tx, entry, rows, working);
          return true;
        });
        // taken back meanwhile: that is another job's
        if (!goesOn) return;
        done += rows.length;
        await progress(done, total);
        if (givesWay) await wait(performance.now() - began, undefined, { signal: stopping });
      }
      await publish((tx) => endEntry(tx, entry, by, clock.now()));
    },
  });

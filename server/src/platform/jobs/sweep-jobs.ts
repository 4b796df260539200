import { sql } from 'kysely';
import { z } from 'zod';
import { after, days } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { type Job, job } from './job.ts';

/** What comes by itself every minute is of interest for a day; what someone asked for, for a season. */
const kept = { byItself: days(1), asked: days(90) } as const;
const chunk = 1_000;

/** The newest tick of a kind stays: it says what the schedule has done. */
async function sweep(db: Db, now: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`delete from job where id in (
    select id from job
    where coalesce(finished_at, given_up_at) < case
        when asked_by_kind is null and finished_at is not null
        then ${after(now, -kept.byItself)}::timestamptz
        else ${after(now, -kept.asked)}::timestamptz end
      and (tick is null or exists (
        select 1 from job newer where newer.kind = job.kind and newer.tick > job.tick))
    limit ${chunk})`.execute(db);
  return Number(numAffectedRows);
}

export const sweepJobs = (): Job<Record<string, never>> =>
  job({
    kind: 'jobs.sweep',
    queue: 'quick',
    data: z.strictObject({}),
    schedule: '23 * * * *',
    tries: 3,
    handle: async ({ db, clock, stopping }) => {
      while (!stopping.aborted && (await sweep(db, clock.now())) === chunk);
    },
  });

import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';
import { changeJob } from '../job/change-job.ts';
import type { LifeListener } from './events.ts';
import type { Now } from '../../../platform/now.ts';
import { concernsOf } from '../store/person-facts.ts';
import type { JobData } from '../rules/job-data.ts';

interface Report {
  readonly id: string;
  readonly from: string;
  readonly isLine: boolean;
  readonly isSecond: boolean;
}

/** Everyone who is, or will be, under someone on or after a day: one row for each period of theirs. */
export async function reportsFrom(tx: Tx, managerId: string, day: string): Promise<Report[]> {
  const found = await sql<Report>`
    select period.employee_id as id, greatest(period.from_date, ${day}::date)::text as from,
      period.line_manager_id is not distinct from ${managerId} as "isLine",
      period.second_tier_id is not distinct from ${managerId} as "isSecond"
    from employment_period as period
    where (period.line_manager_id = ${managerId} or period.second_tier_id = ${managerId})
      and period.status <> 'Left' and not exists (
        select 1 from employment_period as later where later.employee_id = period.employee_id
          and later.from_date > period.from_date and later.from_date <= ${day})
    order by 1, 2`.execute(tx);
  return found.rows;
}

interface HandOver {
  readonly leaver: { readonly id: string; readonly lineManagerId: string | null };
  readonly to: string;
}

/** The people of someone who leaves get another manager from that day on; so does the successor. */
export async function handOverTeam(
  tx: Tx,
  reports: readonly Report[],
  { leaver, to }: HandOver,
  now: Now,
  tell: LifeListener,
): Promise<void> {
  const above = (report: Report) => (report.id === to ? leaver.lineManagerId : to);
  const concerns = await concernsOf(
    tx,
    reports.map(({ id }) => id),
  );
  for (const report of reports) {
    const given: Partial<JobData> = {
      ...(report.isLine && { lineManagerId: above(report) }),
      ...(report.isSecond && { secondTierId: null }),
    };
    const mark = { cause: 'change', note: null, leavingReason: null } as const;
    const there = now.in(concerns.get(report.id) ?? null);
    await changeJob(tx, report.id, { from: report.from, given, mark, by: null }, there, tell);
  }
}

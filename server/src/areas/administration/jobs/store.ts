import { jobsListed } from '@muster/contract/administration/job-calls.ts';
import type { JobState } from '@muster/contract/kernel/job-state.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

const isUnfinished = sql`finished_at is null and given_up_at is null`;
const inState: Record<JobState, Condition> = {
  waiting: sql`(${isUnfinished} and alive_at is null)`,
  running: sql`(${isUnfinished} and alive_at is not null)`,
  done: sql`finished_at is not null`,
  failed: sql`(given_up_at is not null and cancelled_at is null)`,
  cancelled: sql`cancelled_at is not null`,
};

const places = { kind: 'job.kind', error: 'job.last_error' };

export function jobFilter(asked: { kind?: string; state?: JobState; search?: string }): Condition {
  const conditions = [
    searchedIn(jobsListed, places, asked.search),
    ...(asked.state ? [inState[asked.state]] : []),
    ...(asked.kind ? [sql<boolean>`kind = ${asked.kind}`] : []),
  ];
  return sql`${sql.join(conditions, sql` and `)}`;
}

const orders = { createdAt: sql`created_at`, kind: sql`kind` };

export const findJobs = (db: Handle, where: Condition, sort: string | undefined, page: Page) =>
  db
    .selectFrom('job')
    .selectAll()
    .where(where)
    .orderBy(orderOf(jobsListed, orders, sort, sql`id`))
    .limit(page.limit)
    .offset((page.pageNo - 1) * page.limit)
    .execute();
export type JobRow = Awaited<ReturnType<typeof findJobs>>[number];

export const findJob = (db: Handle, id: string) =>
  db.selectFrom('job').selectAll().where('id', '=', id).executeTakeFirst();

/** Exact up to the ceiling of all lists. */
export async function countJobs(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from (select 1 from job where ${where} limit ${countCeiling}) as found`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** One look into the index for each kind, however many jobs there are of it. */
export async function findKinds(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`with recursive kinds as (
      (select kind from job order by kind limit 1)
      union all
      select (select kind from job where job.kind > kinds.kind order by kind limit 1)
      from kinds where kinds.kind is not null)
    select kind from kinds where kind is not null order by kind`.execute(db);
  return rows.map(({ kind }) => kind);
}

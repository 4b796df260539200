import type { JobState } from '@muster/contract/kernel/job-state.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { isSeenBy } from '../../platform/access/concerns.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { importName } from './imports/import-job.ts';
import { recomputeName } from './recompute-name.ts';

interface Row {
  readonly id: string;
  readonly state: JobState;
  readonly done: number | null;
  readonly total: number | null;
  readonly createdAt: string;
  readonly endedAt: string | null;
}

/** How far this room's work is. */
export async function readJob(db: Db, actor: Actor, id: string) {
  const found = await sql<Row>`select id, done, total, created_at as "createdAt",
      coalesce(finished_at, given_up_at) as "endedAt",
      case when finished_at is not null then 'done' when given_up_at is not null then 'failed'
        when alive_at is null then 'waiting' else 'running' end as state
    from job where id = ${id} and kind in (${importName.kind}, ${recomputeName.kind})
      and ${isSeenBy(actor)}`.execute(db);
  const [row] = found.rows;
  if (!row) throw new Refusal(notFound);
  const { done, total, ...told } = row;
  const progress = done === null || total === null ? null : { done, total };
  return { record: { ...told, progress } };
}

import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../db/transaction.ts';
import type { Queue } from './job.ts';

/**
 * The few places that write to the library's own table, whose shape our migration fixes: so that a
 * job is handed over in the caller's transaction, without an instance of the library at hand, and
 * given back with a wait of ours in one statement.
 */
const columns = sql`id, name, data, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
  deletion_seconds, heartbeat_seconds, keep_until, group_id`;
const ofQueue = sql`q.policy, q.retry_limit, q.retry_delay, q.retry_backoff, q.expire_seconds,
  q.deletion_seconds, q.heartbeat_seconds, now() + q.retention_seconds * interval '1 second'`;

/** With a group: of those with the same, only a few run at once (see worker.ts). */
export async function handOverJob(
  tx: Tx,
  queue: Queue,
  id: string,
  group: string | null = null,
): Promise<void> {
  const { numAffectedRows } = await sql`insert into pgboss.job (${columns})
    select ${id}::uuid, q.name, '{}'::jsonb, ${ofQueue}, ${group}
    from pgboss.queue q where q.name = ${queue}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`there is no queue ${queue}`);
}

/** Whatever the library knew of a job: it may be handed over anew. */
export const forget = (tx: Tx, queue: Queue, id: string) =>
  sql`delete from pgboss.job where name = ${queue} and id = ${id}::uuid`.execute(tx);

/** Every job that still needs a run and that the library does not know of, as after a restore. */
export async function handOverLost(tx: Tx): Promise<number> {
  await sql`delete from pgboss.job b using job j
    where b.id = j.id and b.state > 'active'
      and j.finished_at is null and j.given_up_at is null`.execute(tx);
  const { numAffectedRows = 0n } = await sql`insert into pgboss.job (${columns})
    select j.id, q.name, '{}'::jsonb, ${ofQueue}, null
    from job j join pgboss.queue q on q.name = j.queue
    where j.finished_at is null and j.given_up_at is null
      and not exists (select 1 from pgboss.job b where b.name = j.queue and b.id = j.id)
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows);
}

/** Where no other process can be at work, whatever is held is held by the dead. */
export const handOutHeld = (tx: Tx) =>
  sql`update pgboss.job set state = 'retry', start_after = now(), heartbeat_on = null
    where name in ('quick', 'long') and state = 'active'`.execute(tx);

export interface JobClaim {
  readonly id: string;
  readonly queue: Queue;
  /** the library's own count, by which it knows whose claim this is */
  readonly retryCount: number;
}

const isOf = ({ id, queue, retryCount }: JobClaim) => sql`name = ${queue} and id = ${id}::uuid
  and state = 'active' and retry_count = ${retryCount}`;

/** Whether the library still counts on this claim. */
export const isHeld = (claim: JobClaim) =>
  sql<boolean>`exists (select 1 from pgboss.job where ${isOf(claim)})`;

/** Free for any process after a while. Only by who holds it. */
export const giveBackClaim = (db: Db, claim: JobClaim, wait: number) =>
  sql`update pgboss.job set state = 'retry', heartbeat_on = null,
      start_after = now() + ${wait} * interval '1 millisecond'
    where ${isOf(claim)}`.execute(db);

/** When the library hands each of these out again, for those that wait. */
export async function waitingUntil(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; start_after: string }>`
    select id, start_after from pgboss.job
    where name in ('quick', 'long') and id = any(${ids}::uuid[]) and state = 'retry'`.execute(db);
  return new Map(rows.map((row) => [row.id, row.start_after]));
}

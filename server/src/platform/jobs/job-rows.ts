import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../db/transaction.ts';
import { type JobClaim, isHeld } from './pg-boss-rows.ts';
import { always } from '../db/condition.ts';

/** One run of a job: the newest as long as no later one was begun. */
export interface RunKey {
  readonly id: string;
  readonly attempt: number;
}

/**
 * A run is begun: any earlier one has lost its right to publish from here on. Not by a claim that was given
 * back meanwhile: a process that stops may come late, when another is already at work.
 */
export const beginRun = (db: Db, id: string, at: string, claim?: JobClaim) =>
  db
    .updateTable('job')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      // Whatever ends a run takes this mark away; only a death leaves it.
      deaths: sql<number>`deaths + (alive_at is not null)::int`,
      started_at: at,
      alive_at: at,
      done: null,
      total: null,
    }))
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null)
    .where(claim ? isHeld(claim) : always)
    .returning(['kind', 'data', 'attempts as attempt', 'deaths'])
    .executeTakeFirst();

const runOf = (db: Handle, { id, attempt }: RunKey) =>
  db
    .updateTable('job')
    .where('id', '=', id)
    .where('attempts', '=', attempt)
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null);

const isOne = (changed: { numUpdatedRows: bigint }): boolean => changed.numUpdatedRows === 1n;

/** False: another run has taken over. None can until the transaction ends. */
export const holdJobRun = async (tx: Tx, { id, attempt }: RunKey): Promise<boolean> =>
  (
    await sql`select 1 from job where id = ${id} and attempts = ${attempt}
      and finished_at is null and given_up_at is null for share`.execute(tx)
  ).rows.length === 1;

/** False: another run has taken over. The row is locked until the transaction ends, so none can. */
export const finish = async (db: Handle, run: RunKey, at: string): Promise<boolean> =>
  isOne(
    await runOf(db, run)
      .set({ finished_at: at, alive_at: null, last_error: null })
      .executeTakeFirstOrThrow(),
  );

export const noteJobProgress = async (
  db: Db,
  run: RunKey,
  { done, total, at }: { done: number; total: number; at: string },
): Promise<boolean> =>
  isOne(await runOf(db, run).set({ done, total, alive_at: at }).executeTakeFirstOrThrow());

/** The error is kept and counted; none: the run has ended, or another has taken over. */
export const noteFailure = (db: Db, run: RunKey, error: string) =>
  runOf(db, run)
    .set((row) => ({
      failures: row('failures', '+', 1),
      last_error: error,
      alive_at: null,
    }))
    .returning('failures')
    .executeTakeFirst();

/** Not counted: nothing was wrong with it, this process just could not go on. */
export const noteGivenBack = (db: Db, run: RunKey, why: string | null = null) =>
  runOf(db, run)
    .set({ alive_at: null, ...(why !== null && { last_error: why }) })
    .execute();

/** By whoever still holds it, whichever run that is. */
export const markIdle = (db: Db, id: string) =>
  db
    .updateTable('job')
    .set({ alive_at: null })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .where('given_up_at', 'is', null)
    .execute();

export const noteJobGivenUp = (db: Db, run: RunKey, error: string, at: string) =>
  runOf(db, run).set({ given_up_at: at, alive_at: null, last_error: error }).execute();

/** A given-up job begins anew; what went wrong is shown until it goes well. */
export const reviveJob = (tx: Tx, id: string) =>
  tx
    .updateTable('job')
    .set({ given_up_at: null, failures: 0, deaths: 0 })
    .where('id', '=', id)
    .where('given_up_at', 'is not', null)
    .where('cancelled_at', 'is', null)
    .returning(['id', 'queue', 'kind'])
    .executeTakeFirst();

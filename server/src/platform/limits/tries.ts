import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { tooManyTries } from '@muster/contract/kernel/refusals.ts';
import { sql } from 'kysely';
import { after } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { hashOf } from '../secret-token.ts';

export interface Limit {
  /** what is tried, and by or against whom; kept as a digest only */
  readonly key: readonly string[];
  readonly most: number;
  /** milliseconds from the first try on */
  readonly within: number;
  /** what happens to tries over it; slow ones are held back for a moment and then allowed */
  readonly over: 'refuse' | 'slow';
  /** what a success takes back: every try, or its own only */
  readonly success: 'clears' | 'takes-back-one';
}

const longestHold = 3_000;

/**
 * Counts first and judges afterwards, in one statement: twenty tries at once are twenty. On the way
 * two counts that have ended are thrown away, so that the table never grows beyond what is in use.
 */
async function count(db: Db, limit: Limit, at: string) {
  const key = hashOf(JSON.stringify(limit.key));
  const ends = after(at, limit.within);
  const { rows } = await sql<{ tries: number; ends_at: string }>`
    with ended as (
      select key from try_count where ends_at <= ${at} and key <> ${key}
      order by ends_at limit 2 for update skip locked
    ), thrown_away as (
      delete from try_count using ended where try_count.key = ended.key
    )
    insert into try_count as known (key, tries, ends_at) values (${key}, 1, ${ends})
    on conflict (key) do update set
      tries = case when known.ends_at <= ${at} then 1 else known.tries + 1 end,
      ends_at = case when known.ends_at <= ${at} then excluded.ends_at else known.ends_at end
    returning tries, ends_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a count gave no answer');
  return { over: Math.max(0, row.tries - limit.most), endsAt: row.ends_at };
}

const minutesUntil = (end: string, at: string): number =>
  Math.max(1, Math.ceil((Date.parse(end) - Date.parse(at)) / 60_000));

/**
 * One more try, which counts until `forgive` takes it back. Not inside a transaction: what is
 * refused must stay counted. The first limit that is passed refuses, and later ones do not count.
 */
export async function countTry(db: Db, limits: readonly Limit[], at: string): Promise<void> {
  let hold = 0;
  for (const limit of limits) {
    const { over, endsAt } = await count(db, limit, at);
    if (over === 0) continue;
    if (limit.over === 'refuse')
      throw new Refusal(tooManyTries, { minutes: minutesUntil(endsAt, at) });
    hold = Math.max(hold, Math.min(over * 100, longestHold));
  }
  if (hold > 0) await wait(hold);
}

/** For what is left undone without a word: counts, and tells whether it was too often. */
export const isTooOften = async (db: Db, limit: Limit, at: string): Promise<boolean> =>
  (await count(db, limit, at)).over > 0;

/** It was no guess: the owner must not pay for it later. */
export async function forgive(db: Db, limits: readonly Limit[]): Promise<void> {
  for (const { key, success } of limits)
    await db
      .updateTable('try_count')
      .set((row) => ({
        tries: success === 'clears' ? 0 : sql`greatest(${row.ref('tries')} - 1, 0)`,
      }))
      .where('key', '=', hashOf(JSON.stringify(key)))
      .execute();
}

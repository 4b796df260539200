import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { alreadyDone, keyOfAnother, underWay } from '@muster/contract/kernel/refusals.ts';
import type { Clock } from '../clock.ts';
import { alsoInFirst } from '../db/first-transaction.ts';
import { isRefused } from '../db/refused.ts';
import type { Db, Handle, Tx } from '../db/transaction.ts';
import { claimKey, findKey, freeKey, keepAnswer, type StoredAnswer, type Keyed } from './keys.ts';

const LOCK_NOT_AVAILABLE = '55P03';
/** Between the deed and its answer lie milliseconds, unless the process died there. */
const looks = { most: 10, every: 100 };

class Taken extends Error {}

export interface Once {
  readonly db: Db;
  readonly clock: Clock;
  readonly keyed: Keyed;
  /** its answer must not lie about: only that it was done is kept */
  readonly isSecret: boolean;
  /** that of its answer */
  readonly status: number;
}

/** What was answered before, if anything was done under this key. */
async function known(given: Once): Promise<StoredAnswer | undefined> {
  for (let look = 1; ; look += 1) {
    const row = await findKey(given.db, given.keyed, given.clock.now());
    if (!row) return undefined;
    if (!row.request_hash.equals(given.keyed.hash)) throw new Refusal(keyOfAnother);
    if (row.status !== null && row.answer !== null)
      return { status: row.status, answer: row.answer };
    if (given.isSecret || look === looks.most) throw new Refusal(alreadyDone);
    await wait(looks.every);
  }
}

async function claim(tx: Tx, { keyed, clock }: Once): Promise<void> {
  const isOurs = await claimKey(tx, keyed, clock.now()).catch((error: unknown) => {
    throw isRefused(error) && error.code === LOCK_NOT_AVAILABLE ? new Refusal(underWay) : error;
  });
  if (!isOurs) throw new Taken();
}

const isRefusal = (error: unknown): boolean => error instanceof Refusal && error.kind.status < 500;

/** To be called with the answer and, where the deed is one transaction, with that. */
export type Keep = (handle: Handle, answer: string | Buffer) => Promise<void>;

/**
 * Does a write once for its key, however often and from wherever it is asked for, and answers every
 * repeat with what the first was answered.
 */
export async function once<T>(
  given: Once,
  work: (keep: Keep) => Promise<T>,
): Promise<{ done: T } | { kept: StoredAnswer }> {
  const before = await known(given);
  if (before) return { kept: before };
  const { db, keyed, isSecret, status } = given;
  const keep: Keep = async (handle, answer) => {
    if (isSecret || typeof answer !== 'string') return;
    await keepAnswer(handle, keyed, { status, answer });
  };
  try {
    return await alsoInFirst(
      (tx) => claim(tx, given),
      async (stands) => {
        try {
          return { done: await work(keep) };
        } catch (error) {
          if (isRefusal(error) && stands()) await freeKey(db, keyed);
          throw error;
        }
      },
    );
  } catch (error) {
    if (!(error instanceof Taken)) throw error;
    const meanwhile = await known(given);
    if (!meanwhile) throw new Refusal(underWay);
    return { kept: meanwhile };
  }
}

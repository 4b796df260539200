import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { IsolationLevel, Kysely, PostgresPool, Transaction } from 'kysely';
import type pg from 'pg';
import type { DB } from './rows.generated.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
export type Handle = Db | Tx;

const ATTEMPTS = 6;
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK = '40P01';

// Work that outlives its transaction keeps this context, so the end is noted in it.
const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * The outer handle used inside a transaction would wait for ever on the one embedded connection, and
 * would quietly escape the transaction on a server: both databases refuse it at once.
 */
export function guarded(pool: pg.Pool): PostgresPool {
  return {
    options: pool.options,
    connect: async () => {
      refuseInside(
        'The database handle was used inside a transaction: use the transaction instead.',
      );
      return pool.connect();
    },
    end: () => pool.end(),
  };
}

/** Commits what `work` did, or nothing. `work` may run several times: it must have no other effect. */
export async function transaction<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  options: { isolation?: IsolationLevel } = {},
): Promise<T> {
  refuseInside('A transaction was started inside another one: pass the open transaction on.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work, options.isolation);
    } catch (error) {
      if (attempt === ATTEMPTS || !isWorthRepeating(error)) throw error;
      await wait(Math.random() * 10 * 2 ** attempt);
    }
  }
}

function runOnce<T>(db: Db, work: (tx: Tx) => Promise<T>, isolation?: IsolationLevel): Promise<T> {
  const builder = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  return builder.execute(async (tx) => {
    const state = { open: true };
    try {
      return await current.run(state, () => work(tx));
    } finally {
      state.open = false;
    }
  });
}

function refuseInside(sentence: string): void {
  if (current.getStore()?.open) throw new Error(sentence);
}

function isWorthRepeating(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK;
}

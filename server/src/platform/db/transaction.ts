import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  AbortedTransactionError,
  type IsolationLevel,
  type Kysely,
  type PostgresPool,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import { announceAfterCommit } from './announce.ts';
import { inFirst } from './first-transaction.ts';
import type { DB } from './rows.generated.ts';

export type Db = Kysely<DB>;
export type Tx = Transaction<DB>;
export type Handle = Db | Tx;

/** A lock that took too long is waited for so often in all. */
export const lockTries = 4;

/**
 * How often a transaction is begun by what the database says: stood in another's way, locked crosswise,
 * or a lock that took too long. The last has waited seconds each time (see server-pool.ts), and gives up
 * its connection in between, so that others have their turn.
 */
const attempts: ReadonlyMap<unknown, number> = new Map([
  ['40001', 6],
  ['40P01', 6],
  ['55P03', lockTries],
]);

/** The line broke while the database was told to commit: it may have done so or not. */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the connection broke during a commit', { cause });
    this.name = 'OutcomeUnknown';
  }
}

// Work that outlives its transaction keeps this context, so the end is noted in it.
const current = new AsyncLocalStorage<{ open: boolean }>();

/**
 * The outer handle used inside a transaction would wait for ever on the one embedded connection, and
 * would quietly escape the transaction on a server: both databases refuse it at once.
 */
export function guarded(pool: PostgresPool): PostgresPool {
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
  return inFirst(work, (whole) =>
    announceAfterCommit(db, async () => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await runOnce(db, whole, options.isolation);
        } catch (error) {
          if (attempt >= attemptsFor(error)) throw error;
          await wait(Math.random() * 10 * 2 ** attempt);
        }
      }
    }),
  );
}

async function runOnce<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  isolation?: IsolationLevel,
): Promise<T> {
  const builder = isolation ? db.transaction().setIsolationLevel(isolation) : db.transaction();
  let isCommitting = false;
  try {
    return await builder.execute(async (tx) => {
      const state = { open: true };
      try {
        const result = await current.run(state, () => work(tx));
        isCommitting = true;
        return result;
      } finally {
        state.open = false;
      }
    });
  } catch (error) {
    throw isCommitting && !isRolledBack(error) ? new OutcomeUnknown(error) : error;
  }
}

/** The database itself said that nothing was kept. What it says while it breaks down does not count. */
const isRolledBack = (error: unknown): boolean =>
  error instanceof AbortedTransactionError ||
  (error instanceof pg.DatabaseError && error.severity === 'ERROR');

function refuseInside(sentence: string): void {
  if (current.getStore()?.open) throw new Error(sentence);
}

const attemptsFor = (error: unknown): number =>
  (error instanceof Error && 'code' in error ? attempts.get(error.code) : undefined) ?? 1;

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Tx } from './transaction.ts';

type Work<T> = (tx: Tx) => Promise<T>;

interface First {
  readonly also: Work<void>;
  isTaken: boolean;
}
const firsts = new AsyncLocalStorage<First>();

/**
 * The first transaction that `work` opens, wherever, also does this, as its first deed: what it notes
 * stands exactly if that transaction does, which `stands` tells. Later ones are left alone.
 */
export function alsoInFirst<T>(
  also: Work<void>,
  work: (stands: () => boolean) => Promise<T>,
): Promise<T> {
  const first = { also, isTaken: false };
  return firsts.run(first, () => work(() => first.isTaken));
}

/** Runs a transaction's work, as the first one of its kind if it is. */
export async function inFirst<T>(work: Work<T>, run: (whole: Work<T>) => Promise<T>): Promise<T> {
  const first = firsts.getStore();
  if (!first || first.isTaken) return run(work);
  first.isTaken = true;
  try {
    return await run(async (tx) => {
      await first.also(tx);
      return work(tx);
    });
  } catch (error) {
    // Nothing stands of it: the next one is the first.
    first.isTaken = false;
    throw error;
  }
}

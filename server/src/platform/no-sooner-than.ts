import { setTimeout as wait } from 'node:timers/promises';

/**
 * Answers or fails after at least so many milliseconds: how long the work took, and so what it
 * found, cannot be told from outside.
 */
export async function noSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const pause = wait(milliseconds);
  try {
    return await work();
  } finally {
    await pause;
  }
}

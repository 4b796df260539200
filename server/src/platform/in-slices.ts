import { setTimeout as wait } from 'node:timers/promises';

/** Where others wait for the same connection a slice is what was done in so many milliseconds the last time. */
const moment = { begins: 50, least: 25, ms: 200 };

export interface Pace {
  /** on the one connection of the embedded database: long work leaves room between its steps */
  readonly givesWay?: boolean;
}

export interface Slice {
  readonly done: number;
  /** without what was waited for the connection: whoever keeps it busy makes no slice smaller */
  readonly took: number;
}

interface Slices extends Pace {
  /** at once, where nobody waits */
  readonly together: number;
  readonly stopping: AbortSignal;
}

/** Does up to so many at a time until none is left; where it gives way it then waits as long as it worked. */
export async function inSlices(
  { together, stopping, givesWay = false }: Slices,
  some: (most: number) => Promise<Slice>,
): Promise<void> {
  let most = givesWay ? Math.min(together, moment.begins) : together;
  for (;;) {
    stopping.throwIfAborted();
    const { done, took } = await some(most);
    if (done === 0) return;
    if (!givesWay) continue;
    // one that went fast by chance is no reason to take much more
    const next = Math.min(2 * most, Math.round((done * moment.ms) / took));
    most = Math.min(together, Math.max(moment.least, next));
    await wait(took, undefined, { signal: stopping });
  }
}

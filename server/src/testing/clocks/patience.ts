/**
 * How many times longer than on a quiet machine things take on this one: measured once, when a check
 * begins (`tools/slowness.mjs`).
 */
const slowness = Math.max(1, Number(process.env.MUSTER_SLOWNESS ?? 1));

/** Milliseconds to wait for what takes less than so many seconds: a limit is for what hangs. */
export const seconds = (count: number): number => Math.ceil(count * 1000 * slowness);

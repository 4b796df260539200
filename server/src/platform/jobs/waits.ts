const first = 5_000;
const longest = 3_600_000;

/** How long a job waits after so many failures: ever longer, an hour at most. */
export const jobWaitAfter = (failures: number): number =>
  Math.min(longest, first * 4 ** Math.min(failures - 1, 10));

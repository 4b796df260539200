/**
 * Failed: given up after all its tries, or refused; one that will be tried again is waiting. Cancelled:
 * whoever asked for it no longer wants it.
 */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const;
export type JobState = (typeof jobStates)[number];

export const isJobOver = (state: JobState): boolean => state !== 'waiting' && state !== 'running';

import type { Job } from './platform/jobs/job.ts';

/** Every kind of work that is done behind the requests. */
export const allJobs = (): readonly Job[] => [];

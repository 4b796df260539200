import type { Job } from '../../../platform/jobs/job.ts';
import { applyJob } from './apply-job.ts';
import type { BatchParts } from './at-work.ts';
import { checkJob } from './check-job.ts';
import { sweepBatchesJob } from './sweep-job.ts';
import { undoJob } from './undo-job.ts';

/** All work on batches behind the requests. */
export const batchJobs = (parts: BatchParts): readonly Job[] => [
  checkJob(parts),
  applyJob(parts),
  undoJob(parts),
  sweepBatchesJob(),
];

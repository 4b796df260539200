import type { Job } from '../../../jobs/job.ts';
import type { CheckedLine } from '../../rules/sheet-row.ts';
import { applyJob } from './apply-job.ts';
import type { RoomSheet } from './at-work.ts';
import { checkJob } from './check-job.ts';
import { clearJob } from './clear-job.ts';
import { sweepSheetsJob } from './sweep-job.ts';
import { undoJob } from './undo-job.ts';

/** All work on the sheets of a room behind the requests. */
export const sheetJobs = <Row extends CheckedLine, Facts>(
  deps: RoomSheet<Row, Facts>,
): readonly Job[] => [
  checkJob(deps),
  applyJob(deps),
  undoJob(deps),
  ...(deps.work.slices ? [clearJob(deps)] : []),
  sweepSheetsJob(deps.subject),
];

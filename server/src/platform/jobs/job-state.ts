import type { JobState } from '@muster/contract/kernel/job-state.ts';

export interface JobMarks {
  readonly finished_at: string | null;
  readonly given_up_at: string | null;
  readonly cancelled_at: string | null;
  readonly alive_at: string | null;
}

export function jobStateOf(row: JobMarks): JobState {
  if (row.finished_at !== null) return 'done';
  if (row.cancelled_at !== null) return 'cancelled';
  if (row.given_up_at !== null) return 'failed';
  return row.alive_at === null ? 'waiting' : 'running';
}

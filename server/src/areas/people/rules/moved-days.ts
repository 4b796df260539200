import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';
import type { JobData, JobTimeline } from './job-data.ts';

/** Days on which someone is somewhere else than they were; nothing: not in the house. */
export interface MovedDays {
  readonly from: string;
  readonly until: string;
  readonly before: JobData | null;
  readonly after: JobData | null;
}

const inHouse = (timeline: JobTimeline, day: string): JobData | null => {
  const job = asOf(timeline, day)?.values;
  return job && job.status !== 'Draft' && job.status !== 'Left' ? job : null;
};

/** Up to a day: what lies behind it may be changed once more. */
export function movedDays(before: JobTimeline, after: JobTimeline, until: string): MovedDays[] {
  const all = [...before, ...after].map(({ from }) => from);
  const begins = [...new Set(all)].filter((day) => day <= until).toSorted();
  return begins.flatMap((from, at) => {
    const next = begins[at + 1];
    const [was, is] = [inHouse(before, from), inHouse(after, from)];
    const isSame = (was === null) === (is === null) && was?.departmentId === is?.departmentId;
    return isSame
      ? []
      : [{ from, until: next === undefined ? until : addDays(next, -1), before: was, after: is }];
  });
}

/** Those of whoever is in the house all the same: coming and leaving are steps of their own. */
export const transferredDays = (
  before: JobTimeline,
  after: JobTimeline,
  until: string,
): MovedDays[] =>
  movedDays(before, after, until).filter(
    ({ before: was, after: is }) => was !== null && is !== null,
  );

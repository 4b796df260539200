import type { employmentTypes } from '@muster/contract/people/employee.ts';
import type { leavingReasons, LifeAction, Status } from '@muster/contract/people/profile/life.ts';
import type { Period, Timeline } from '@muster/contract/kernel/dates/timeline.ts';

/** What is kept over time of a person's place in the house. */
export interface JobData {
  readonly designationId: string;
  readonly departmentId: string | null;
  readonly unitId: string | null;
  readonly subUnitId: string | null;
  readonly locationId: string | null;
  readonly regionId: string | null;
  readonly areaId: string | null;
  readonly categoryId: string | null;
  readonly employmentType: (typeof employmentTypes)[number] | null;
  readonly lineManagerId: string | null;
  readonly secondTierId: string | null;
  readonly status: Status;
}

/** Why a period began. */
export interface Mark {
  readonly cause: LifeAction | 'change' | 'import' | 'sync';
  readonly note: string | null;
  readonly leavingReason: (typeof leavingReasons)[number] | null;
}
export type DatedJob = Period<JobData, Mark>;
export type JobTimeline = Timeline<JobData, Mark>;

export const noJob: Omit<JobData, 'designationId' | 'status'> = {
  departmentId: null,
  unitId: null,
  subUnitId: null,
  locationId: null,
  regionId: null,
  areaId: null,
  categoryId: null,
  employmentType: null,
  lineManagerId: null,
  secondTierId: null,
};

/** One inside the other: who moves to another department leaves the unit behind. */
const nested: readonly (readonly (keyof JobData)[])[] = [
  ['departmentId', 'unitId', 'subUnitId'],
  ['regionId', 'areaId'],
];

/**
 * What a change means for data that hang together: they are set together, so that no later period
 * combines a new department with an old unit.
 */
export function wholeChange(before: JobData, given: Partial<JobData>): Partial<JobData> {
  const change: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given))
    if (value !== undefined && value !== before[key as keyof JobData]) change[key] = value;
  for (const chain of nested) {
    const first = chain.findIndex((key) => key in change);
    if (first < 0) continue;
    for (const [index, key] of chain.entries())
      if (!(key in change)) change[key] = index < first ? before[key] : (given[key] ?? null);
  }
  return change;
}

const begins = new Set<Mark['cause']>(['join', 'joinConfirmed', 'rehire']);
const confirms = new Set<Mark['cause']>(['confirm', 'joinConfirmed']);

/** Whether someone joined, or came back, with a period. */
export const beginsStay = ({ mark }: DatedJob): boolean => begins.has(mark.cause);

interface LifeDates {
  readonly joinedOn: string | null;
  readonly confirmedOn: string | null;
  readonly leftFrom: string | null;
  readonly leavingReason: Mark['leavingReason'];
}

/** The days that people ask for, read from the newest stay in the house. */
export function lifeDates(timeline: JobTimeline): LifeDates {
  const start = Math.max(0, timeline.findLastIndex(beginsStay));
  const stay = timeline.slice(start);
  const last = stay.at(-1);
  const left =
    last?.values.status === 'Left'
      ? stay.find(({ values }) => values.status === 'Left')
      : undefined;
  return {
    joinedOn: stay[0]?.values.status === 'Draft' ? null : (stay[0]?.from ?? null),
    confirmedOn: stay.findLast(({ mark }) => confirms.has(mark.cause))?.from ?? null,
    leftFrom: left?.from ?? null,
    leavingReason: left?.mark.leavingReason ?? null,
  };
}

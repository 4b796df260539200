import { jobFields } from '@muster/contract/people/employee.ts';
import type { JobPeriod } from '@muster/contract/people/people-calls.ts';

type JobField = (typeof jobFields)[number] | 'status' | 'concernId';

export interface Difference {
  readonly field: JobField;
  readonly before: unknown;
  readonly after: unknown;
}

const dated = ['status', ...jobFields] as const;

const idOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'id' in value ? value.id : value;

/** What a period changed against the one before it; of the first, all that it begins with. */
export function periodDifferences(earlier: JobPeriod | undefined, period: JobPeriod): Difference[] {
  return dated
    .map((field) => ({ field, before: earlier?.[field] ?? null, after: period[field] }))
    .filter(({ before, after }) => idOf(before) !== idOf(after));
}

/** The period in force on a day; they come with the newest first. */
export const periodOn = (periods: readonly JobPeriod[], day: string): JobPeriod | undefined =>
  periods.find((period) => period.from <= day);

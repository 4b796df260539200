import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import {
  type JobData,
  type JobTimeline,
  type Mark,
  wholeChange,
} from '../../areas/people/rules/job-data.ts';
import { asOf, withChange } from '@muster/contract/kernel/dates/timeline.ts';

/** Something that happened to someone's place in the house. */
export interface StoryStep {
  readonly on: string;
  readonly given: Partial<JobData>;
  /** absent: a plain change */
  readonly cause?: Mark['cause'];
  readonly note?: string;
  readonly leavingReason?: Mark['leavingReason'];
}

const markOf = (step: Partial<StoryStep>): Mark => ({
  cause: step.cause ?? 'change',
  note: step.note ?? null,
  leavingReason: step.leavingReason ?? null,
});

/** A new manager comes on the very day; what else falls on it waits for the next. */
const byDay = (a: StoryStep, b: StoryStep): number =>
  a.on.localeCompare(b.on) ||
  Number('lineManagerId' in b.given) - Number('lineManagerId' in a.given);

/** The periods of a life that is told step by step, by the same rules as the product's own. */
export function timelineOf(
  first: JobData,
  begun: Pick<StoryStep, 'on' | 'cause'>,
  steps: readonly StoryStep[],
): JobTimeline {
  const changed = new Set(Object.keys(first) as (keyof JobData)[]);
  const joining = { from: begun.on, values: first, changed, mark: markOf(begun) };
  return steps.toSorted(byDay).reduce<JobTimeline>(
    (told, step) => {
      const last = told.at(-1)?.from ?? begun.on;
      const on = step.on > last ? step.on : addDays(last, 1);
      const change = wholeChange(asOf(told, on)?.values ?? first, step.given);
      return Object.keys(change).length === 0 ? told : withChange(told, on, change, markOf(step));
    },
    [joining],
  );
}

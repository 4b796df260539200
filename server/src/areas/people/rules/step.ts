import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { mayMoveFrom } from '@muster/contract/kernel/decisions/workflow.ts';
import { life, type LifeAction, type Status } from '@muster/contract/people/profile/life.ts';
import type { JobTimeline } from './job-data.ts';
import { asOf } from '@muster/contract/kernel/dates/timeline.ts';

/** Someone who leaves is there on the last day. */
export const beginOf = (action: LifeAction, date: string): string =>
  action === 'leave' ? addDays(date, 1) : date;

export type LifeStep =
  | { readonly kind: 'to'; readonly status: Status }
  | { readonly kind: 'not-open'; readonly status: Status }
  | { readonly kind: 'later'; readonly date: string }
  | { readonly kind: 'before-joining' };

/** The status before the present one began. */
function back(timeline: JobTimeline, from: string, present: Status): Status {
  const earlier = timeline.findLast(
    (period) => period.from <= from && period.values.status !== present,
  );
  return earlier?.values.status ?? 'Confirmed';
}

/** Where a step of life leads on a day, or why it cannot be taken. */
export function stepOf(timeline: JobTimeline, action: LifeAction, from: string): LifeStep {
  const present = asOf(timeline, from)?.values.status;
  // a last day before the first one would make someone who never was here
  const neverCame = action === 'leave' && timeline[0]?.from === from;
  if (present === undefined || neverCame) return { kind: 'before-joining' };
  const later = timeline.find(
    (period, index) =>
      index > 0 &&
      period.from >= from &&
      period.changed.has('status') &&
      // whoever comes back on the day after the last one is never away
      !(action === 'rehire' && period.from === from && period.values.status === 'Left'),
  );
  if (later) return { kind: 'later', date: later.from };
  const move = life.moves[action];
  if (!mayMoveFrom(move, present)) return { kind: 'not-open', status: present };
  const { to } = move;
  return { kind: 'to', status: to === 'back' ? back(timeline, from, present) : to };
}

/** The next step of a life that builds on the one of a day; none: that one can be taken back. */
export const stepBuiltOn = (timeline: JobTimeline, day: string): string | undefined =>
  timeline.find((period) => period.from === day)?.changed.has('status')
    ? timeline.find((period) => period.from > day && period.changed.has('status'))?.from
    : undefined;

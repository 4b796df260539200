import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { beginsStay, type DatedJob, type JobTimeline } from './job-data.ts';
import { carriedOn, withChange, withoutChange } from '@muster/contract/kernel/dates/timeline.ts';

/** What a correction makes of a life: the first and the last day that are different, none: for ever. */
export type Corrected =
  | {
      readonly kind: 'to';
      readonly timeline: JobTimeline;
      readonly from: string;
      readonly until: string | null;
    }
  | { readonly kind: 'not-open' }
  /** what is known from that day on is built on what would be corrected */
  | { readonly kind: 'later'; readonly date: string }
  /** an earlier time in the house reaches until that day, or begins on it */
  | { readonly kind: 'earlier'; readonly date: string };

const beginOfStay = (timeline: JobTimeline): number =>
  Math.max(0, timeline.findLastIndex(beginsStay));

/** Days that differ when something begins on another day. */
const between = (a: string, b: string) => ({
  from: a < b ? a : b,
  until: addDays(a < b ? b : a, -1),
});

/** What else was changed on that day stays. */
function withoutStatus(timeline: JobTimeline, from: string): JobTimeline {
  const period = timeline.find((one) => one.from === from);
  if (!period || period.changed.size <= 1) return withoutChange(timeline, from);
  const changed = new Set([...period.changed].filter((key) => key !== 'status'));
  const plain = { cause: 'change', note: period.mark.note, leavingReason: null } as const;
  return carriedOn(
    timeline.map((one) => (one === period ? { ...period, changed, mark: plain } : one)),
  );
}

/** Someone did not leave at all, or on another last day. */
export function correctLeaving(
  timeline: JobTimeline,
  lastDay: string | null,
  note: string,
): Corrected {
  const start = timeline[beginOfStay(timeline)];
  const stay = timeline.slice(beginOfStay(timeline));
  const left = stay.find(({ values }) => values.status === 'Left');
  if (!start || !left) return { kind: 'not-open' };
  const rest = withoutStatus(timeline, left.from);
  if (lastDay === null) return { kind: 'to', timeline: rest, from: left.from, until: null };
  const from = addDays(lastDay, 1);
  if (from <= start.from) return { kind: 'earlier', date: start.from };
  const later = rest.find((one) => one.from >= from && one.changed.has('status'));
  if (later) return { kind: 'later', date: later.from };
  const next = withChange(rest, from, { status: 'Left' }, { ...left.mark, note });
  return { kind: 'to', timeline: next, ...between(left.from, from) };
}

/** Of someone who came back on the day after the last one: the leaving that the coming back stands for. */
function leavingIn(timeline: JobTimeline, period: DatedJob): DatedJob | null {
  const before = timeline.findLast(({ from }) => from < period.from);
  if (period.mark.cause !== 'rehire' || !before || before.values.status === 'Left') return null;
  const { leavingReason } = period.mark;
  return {
    from: period.from,
    values: { ...before.values, status: 'Left' },
    changed: new Set(['status']),
    mark: { cause: 'leave', note: null, leavingReason },
  };
}

/** Without what was changed on a day; a leaving that a coming back stood for is there again. */
export function takenBack(timeline: JobTimeline, day: string): JobTimeline {
  const period = timeline.find(({ from }) => from === day);
  const left = period && leavingIn(timeline, period);
  return left
    ? carriedOn(timeline.map((one) => (one === period ? left : one)))
    : withoutChange(timeline, day);
}

/** The newest time in the house began on another day. */
export function correctJoining(timeline: JobTimeline, date: string, note: string): Corrected {
  const at = beginOfStay(timeline);
  const start = timeline[at];
  if (!start || start.values.status === 'Draft') return { kind: 'not-open' };
  const after = timeline.slice(at + 1);
  const later = after.find(({ from }) => from <= date);
  if (later) return { kind: 'later', date: later.from };
  const before = timeline.slice(0, at).filter(({ values }) => values.status !== 'Draft');
  const last = before.at(-1);
  if (last && last.from > date) return { kind: 'earlier', date: last.from };
  const joined = last?.from === date ? last : null;
  const left = date > start.from ? leavingIn(timeline, start) : null;
  const leavingReason = left ? null : (joined ?? start).mark.leavingReason;
  const moved = { ...start, from: date, mark: { ...start.mark, note, leavingReason } };
  const kept = timeline.slice(0, at).filter(({ from }) => from < date);
  const next = carriedOn([...kept, ...(left ? [left] : []), moved, ...after]);
  return { kind: 'to', timeline: next, ...between(start.from, date) };
}

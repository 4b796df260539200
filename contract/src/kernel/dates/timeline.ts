import { addDays, dayCount } from './dates.ts';

/**
 * Values over time, such as job data or a salary: each period holds all values and says which of them were changed on purpose when
 * it began. It ends where the next one begins; the last has no end.
 */
export interface Period<V extends object, Mark = unknown> {
  readonly from: string;
  readonly values: V;
  readonly changed: ReadonlySet<keyof V>;
  /** what else is known of the change: its cause, a note */
  readonly mark: Mark;
}
export type Timeline<V extends object, Mark = unknown> = readonly Period<V, Mark>[];

const byDate = (a: { from: string }, b: { from: string }): number => (a.from < b.from ? -1 : 1);

/** The period that a date lies in; nothing before the first. */
export const asOf = <V extends object, Mark>(
  timeline: Timeline<V, Mark>,
  date: string,
): Period<V, Mark> | undefined => timeline.findLast((period) => period.from <= date);

/** Values that nobody set on purpose come from the period before. */
export function carriedOn<V extends object, Mark>(timeline: Timeline<V, Mark>): Timeline<V, Mark> {
  const carried: Period<V, Mark>[] = [];
  for (const period of timeline) {
    const before = carried.at(-1);
    const own = Object.fromEntries([...period.changed].map((key) => [key, period.values[key]]));
    carried.push(before ? { ...period, values: { ...before.values, ...own } } : period);
  }
  return carried;
}

/**
 * The timeline with a change from a date on. Later periods take it over up to where the same value was
 * changed on purpose; a change on the first day of a period joins that period.
 */
export function withChange<V extends object, Mark>(
  timeline: Timeline<V, Mark>,
  from: string,
  change: Partial<V>,
  mark: Mark,
): Timeline<V, Mark> {
  const before = asOf(timeline, from);
  if (!before) throw new Error('a change cannot begin before the first period');
  const keys = Object.keys(change) as (keyof V)[];
  const values = { ...before.values, ...change };
  const earlier = before.from === from ? [...before.changed] : [];
  const joined = { from, values, changed: new Set([...earlier, ...keys]), mark };
  const others = timeline.filter((period) => period.from !== from);
  return carriedOn([...others, joined].toSorted(byDate));
}

/** The timeline without what was changed on a date; the first period cannot be taken away. */
export function withoutChange<V extends object, Mark>(
  timeline: Timeline<V, Mark>,
  from: string,
): Timeline<V, Mark> {
  const [first] = timeline;
  if (first?.from === from) throw new Error('the first period stays');
  return carriedOn(timeline.filter((period) => period.from !== from));
}

/** A part of a span of days in which one thing is in force. */
export interface Segment<Dated> {
  readonly from: string;
  readonly until: string;
  readonly days: number;
  readonly inForce: Dated;
}

/**
 * A span of days, cut where what is in force changes: a month with a raise in it has two. Days before the first
 * have none. By their dates, the earliest first.
 */
export function segmentsOf<Dated extends { readonly from: string }>(
  dated: readonly Dated[],
  from: string,
  until: string,
): Segment<Dated>[] {
  return dated.flatMap((inForce, at) => {
    const next = dated[at + 1]?.from;
    const first = inForce.from > from ? inForce.from : from;
    const end = next === undefined ? until : addDays(next, -1);
    const last = end < until ? end : until;
    if (last < first) return [];
    return [{ from: first, until: last, days: dayCount(first, last), inForce }];
  });
}

import type { ShiftTime } from './shift-time.ts';
import { dayAt, type Instant } from './zone-time.ts';

export interface OpenDay {
  readonly day: string;
  /** none: a free day, or one without a shift */
  readonly time: ShiftTime | null;
}

/** How far a punch lies outside the shift itself; 0 within it. */
const distance = ({ start, end }: ShiftTime, at: Instant): number =>
  Math.max(0, start - at, at - end);

/**
 * Each punch belongs to one day: that of the shift whose window it falls into, the nearest where two
 * windows meet, so that a night's work stays whole; else the day that the calendar shows.
 */
export function sharePunches(
  days: readonly OpenDay[],
  punches: readonly Instant[],
  zone: string,
): Map<string, Instant[]> {
  const shared = new Map<string, Instant[]>(days.map(({ day }) => [day, []]));
  for (const at of punches.toSorted((a, b) => a - b)) {
    const open = days
      .filter(({ time }) => time && time.opens <= at && at <= time.closes)
      .toSorted((a, b) => (a.time && b.time ? distance(a.time, at) - distance(b.time, at) : 0));
    shared.get(open[0]?.day ?? dayAt(at, zone))?.push(at);
  }
  return shared;
}

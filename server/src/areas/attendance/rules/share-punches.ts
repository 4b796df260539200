import type { ShiftTime } from './shift-time.ts';
import type { Instant } from './zone-time.ts';

export interface OpenDay {
  readonly day: string;
  /** none: a free day, or one without a shift */
  readonly time: ShiftTime | null;
  /** from midnight to midnight, where the person is */
  readonly begins: Instant;
  readonly ends: Instant;
}

/** How far a punch lies outside the shift itself; 0 within it. */
const distance = ({ start, end }: ShiftTime, at: Instant): number =>
  Math.max(0, start - at, at - end);

/**
 * Each punch belongs to one day: that of the shift whose window it falls into, the nearest where two
 * windows meet, so that a night's work stays whole; else the day that the calendar shows. Nothing:
 * none of these days.
 */
export function dayOfPunch(days: readonly OpenDay[], at: Instant): string | undefined {
  let nearest: { readonly day: string; readonly far: number } | undefined;
  for (const { day, time } of days)
    if (time && time.opens <= at && at <= time.closes) {
      const far = distance(time, at);
      if (!nearest || far < nearest.far) nearest = { day, far };
    }
  return nearest?.day ?? days.find(({ begins, ends }) => begins <= at && at < ends)?.day;
}

export function sharePunches(
  days: readonly OpenDay[],
  punches: readonly Instant[],
): Map<string, Instant[]> {
  const shared = new Map<string, Instant[]>(days.map(({ day }) => [day, []]));
  for (const at of punches.toSorted((a, b) => a - b))
    shared.get(dayOfPunch(days, at) ?? '')?.push(at);
  return shared;
}

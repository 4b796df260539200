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

export interface SharedPunch {
  readonly at: Instant;
  readonly direction: 'in' | 'out' | null;
}

/** How far a punch lies outside the shift itself; 0 within it. */
const distance = ({ start, end }: ShiftTime, at: Instant): number =>
  Math.max(0, start - at, at - end);

/** The day of the shift whose window it falls into, the nearest where two windows meet. */
function shiftDayOf(days: readonly OpenDay[], at: Instant): string | undefined {
  let nearest: { readonly day: string; readonly far: number } | undefined;
  for (const { day, time } of days)
    if (time && time.opens <= at && at <= time.closes) {
      const far = distance(time, at);
      if (!nearest || far < nearest.far) nearest = { day, far };
    }
  return nearest?.day;
}

const dateOf = (days: readonly OpenDay[], at: Instant): string | undefined =>
  days.find(({ begins, ends }) => begins <= at && at < ends)?.day;

/**
 * The day of one punch by itself: that of the shift whose window it falls into, so that a night's work stays
 * whole; else the day that the calendar shows. Nothing: none of these days.
 */
export const dayOfPunch = (days: readonly OpenDay[], at: Instant): string | undefined =>
  shiftDayOf(days, at) ?? dateOf(days, at);

interface Placed<P extends SharedPunch> {
  readonly punch: P;
  readonly shiftDay: string | undefined;
  readonly date: string | undefined;
}

/** Outside a shift no more than that is believed to be one piece of work; sixteen hours where both say so. */
const longest = { told: 960, guessed: 480 };

/** Whether someone came by it: it says so, or it is the first, third … of a run on its date. */
function isComing(placed: readonly Placed<SharedPunch>[], index: number): boolean {
  const last = placed[index];
  if (!last || last.punch.direction !== null) return last?.punch.direction === 'in';
  let [count, at] = [1, last.punch.at];
  for (const { punch, shiftDay, date } of placed.slice(0, index).toReversed()) {
    if (shiftDay || date !== last.date || at - punch.at > longest.guessed) break;
    // a card that was read twice is one coming
    if (punch.at < at) count += 1;
    at = punch.at;
  }
  return count % 2 === 1;
}

/** Of a going after midnight, outside any shift: the date before, on which that piece of work began. */
function begunOn(placed: readonly Placed<SharedPunch>[], index: number): string | undefined {
  const going = placed[index];
  if (!going || going.shiftDay || going.punch.direction === 'in') return undefined;
  const before = placed.findLastIndex(({ punch }) => punch.at < going.punch.at);
  const coming = placed[before];
  if (!coming || coming.shiftDay || coming.date === going.date) return undefined;
  const isTold = coming.punch.direction === 'in' && going.punch.direction === 'out';
  const length = going.punch.at - coming.punch.at;
  if (length > (isTold ? longest.told : longest.guessed)) return undefined;
  return isComing(placed, before) ? coming.date : undefined;
}

/** Each punch belongs to one day; who goes after midnight went on the day on which they came. */
export function sharePunches<P extends SharedPunch>(
  days: readonly OpenDay[],
  punches: readonly P[],
): Map<string, P[]> {
  const shared = new Map<string, P[]>(days.map(({ day }) => [day, []]));
  const placed = punches
    .toSorted((a, b) => a.at - b.at)
    .map((punch): Placed<P> => {
      const { at } = punch;
      return { punch, shiftDay: shiftDayOf(days, at), date: dateOf(days, at) };
    });
  for (const [index, { punch, shiftDay, date }] of placed.entries())
    shared.get(shiftDay ?? begunOn(placed, index) ?? date ?? '')?.push(punch);
  return shared;
}

/** To which day a punch belongs among others. */
export function dayAmong(
  days: readonly OpenDay[],
  others: readonly SharedPunch[],
  punch: SharedPunch,
): string | undefined {
  const shared = sharePunches(days, [...others, punch]);
  return days.find(({ day }) => shared.get(day)?.includes(punch))?.day;
}

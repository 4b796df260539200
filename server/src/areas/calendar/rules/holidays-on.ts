import { stretchesOf } from '@muster/contract/calendar/holiday-stretches.ts';
import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';

export interface KnownHoliday {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly recurring: boolean;
  /** only the second half is free */
  readonly half: boolean;
  /** an optional one is shown and frees nobody */
  readonly isOptional: boolean;
  /** where it is kept; none: everywhere */
  readonly locationIds: readonly string[];
}

/** Which holidays are kept on each day of a span; days without one are not there. */
export function holidaysOn(
  holidays: readonly KnownHoliday[],
  from: string,
  until: string,
): ReadonlyMap<string, readonly KnownHoliday[]> {
  const days = new Map<string, KnownHoliday[]>();
  for (const holiday of holidays)
    for (const stretch of stretchesOf(holiday, from, until)) {
      const first = stretch.from > from ? stretch.from : from;
      const last = stretch.until < until ? stretch.until : until;
      for (const day of daysBetween(first, last))
        days.set(day, [...(days.get(day) ?? []), holiday]);
    }
  return days;
}

/** The one that frees people of a place: a whole one before a half one, of equals the first. */
export function freeing(
  kept: readonly KnownHoliday[],
  locationId: string | null,
): KnownHoliday | undefined {
  const here = kept.filter(
    ({ isOptional, locationIds }) =>
      !isOptional &&
      (locationIds.length === 0 || (locationId !== null && locationIds.includes(locationId))),
  );
  return here.find(({ half }) => !half) ?? here[0];
}

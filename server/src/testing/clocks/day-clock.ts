import { after, type Clock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/now.ts';

export interface DayClock extends Clock {
  set(instant: string): void;
  /** the date in a time zone */
  today(zone: string): string;
}

/** A clock that stands at a moment until a test sets it to another; every look at it is a bit later. */
export function dayClock(first: string): DayClock {
  let at = first;
  return {
    now: () => {
      at = after(at, 1);
      return at;
    },
    today: (zone) => dayOf(at, zone),
    set: (instant) => {
      at = instant;
    },
  };
}

import { after, type Clock } from '../platform/clock.ts';

/** A clock that stands at a moment until a test sets it to another; every look at it is a bit later. */
export function dayClock(first: string): Clock & { set(instant: string): void } {
  let at = first;
  return {
    now: () => {
      at = after(at, 1);
      return at;
    },
    today: (zone) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(Date.parse(at)),
    set: (instant) => {
      at = instant;
    },
  };
}

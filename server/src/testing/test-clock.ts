import { after, type Clock, systemClock } from '../platform/clock.ts';

/** A clock that a test moves by hand. */
export function testClock(): Clock & { advance(milliseconds: number): void } {
  let ahead = 0;
  return {
    now: () => after(systemClock.now(), ahead),
    today: (zone) => systemClock.today(zone),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

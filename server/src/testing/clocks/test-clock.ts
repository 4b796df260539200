import { after, type Clock, systemClock } from '../../platform/clock.ts';
import { dayOf } from '../../platform/now.ts';

export interface TestClock extends Clock {
  advance(milliseconds: number): void;
  /** the date in a time zone */
  today(zone: string): string;
}

/** A clock that a test moves by hand. */
export function testClock(): TestClock {
  let ahead = 0;
  return {
    now: () => after(systemClock.now(), ahead),
    today: (zone) => dayOf(after(systemClock.now(), ahead), zone),
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

import type { Clock } from '../../platform/clock.ts';

/** When something is done: the instant, and which day that is for the company. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

export const momentOf = (clock: Clock, zone: string): Moment => ({
  at: clock.now(),
  today: clock.today(zone),
});

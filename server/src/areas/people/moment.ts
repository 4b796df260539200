import type { ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';

/** When something is done: the instant, and which day that is for the company. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

export const momentOf = (clock: Clock, zone: string): Moment => ({
  at: clock.now(),
  today: clock.today(zone),
});

/** The same, for the zone that the company has set. */
export const momentOfHouse = async (
  { db, clock }: { readonly db: Handle; readonly clock: Clock },
  { zone }: { readonly zone: ZoneNow },
): Promise<Moment> => momentOf(clock, await zone(db));

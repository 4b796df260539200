import type { ZoneNow } from '../../entity/changed-meanwhile.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { concernsOf } from './store/person-facts.ts';

/** When something is done: the instant, and which day that is for the company. */
export interface Moment {
  readonly at: string;
  readonly today: string;
}

export const momentOf = (clock: Clock, zone: string): Moment => ({
  at: clock.now(),
  today: clock.today(zone),
});

/** The moment of someone, by the clock of their concern. */
export interface ZoneMoment extends Moment {
  readonly zone: string;
}

/**
 * Which day it is for each of some people: that of the concern they are in. Of nobody in particular it is the
 * day of the house.
 */
export async function momentsOf(
  { db, clock }: { readonly db: Handle; readonly clock: Clock },
  { zone }: { readonly zone: ZoneNow },
  ids: readonly string[],
): Promise<(id: string | null) => ZoneMoment> {
  const concerns = await concernsOf(db, ids);
  const zones = new Map<string | null, string>();
  for (const concern of new Set([null, ...concerns.values()]))
    zones.set(concern, await zone(db, concern));
  return (id) => {
    const own = zones.get(id === null ? null : (concerns.get(id) ?? null)) ?? '';
    return { ...momentOf(clock, own), zone: own };
  };
}

/** The same of one, or of nobody in particular. */
export const momentOfPerson = async (
  call: { readonly db: Handle; readonly clock: Clock },
  parts: { readonly zone: ZoneNow },
  id: string | null,
): Promise<ZoneMoment> => (await momentsOf(call, parts, id === null ? [] : [id]))(id);

/** The same, for the zone that the company has set. */
export const momentOfHouse = async (
  { db, clock }: { readonly db: Handle; readonly clock: Clock },
  { zone }: { readonly zone: ZoneNow },
): Promise<Moment> => momentOf(clock, await zone(db));

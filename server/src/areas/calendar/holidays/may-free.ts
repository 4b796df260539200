import { freesOthers } from '@muster/contract/calendar/refusals.ts';
import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findPlacesOfOthers } from '../../people/public.ts';

type MayFree = (locations: readonly string[]) => boolean;

/**
 * Whose holidays someone may set: an account that is limited to some concerns only those of places
 * where nobody of another concern works, because a holiday frees everyone of the place.
 */
export async function mayFreeAt(db: Handle, { capacities, concerns }: Actor): Promise<MayFree> {
  if (scopesOf(hrWrite, capacities).size === 0) return () => false;
  if (concerns === 'all') return () => true;
  const others = new Set(await findPlacesOfOthers(db, concerns));
  return (locations) => locations.length > 0 && !locations.some((id) => others.has(id));
}

export function refuseOtherLocations(mayFree: MayFree, locations: readonly string[]): void {
  if (!mayFree(locations)) throw new Refusal(freesOthers);
}

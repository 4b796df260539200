import { wholeHouseOnly } from '@muster/contract/administration/refusals.ts';
import type { Actor } from '@muster/contract/kernel/actor.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';

/** The feed is the group's: who is limited to some concerns neither reads it nor sets it up. */
export function refuseLimited({ concerns }: Actor): void {
  if (concerns !== 'all') throw new Refusal(wholeHouseOnly);
}

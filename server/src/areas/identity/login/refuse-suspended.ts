import { peopleSection } from '@muster/contract/people/settings.ts';
import { suspendedOut } from '@muster/contract/identity/refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Platform } from '../../../platform/http/mount.ts';

/** Whoever is suspended looks at the own record, or at nothing: as the house has set it. */
export async function refuseSuspended(
  { db, clock, settings }: Pick<Platform, 'db' | 'clock' | 'settings'>,
  { isSuspended }: { readonly isSuspended?: boolean },
): Promise<void> {
  if (!isSuspended) return;
  const inForce = await settings.read(db, clock.now());
  if (!inForce.of(peopleSection.settings.suspendedLogin)) throw new Refusal(suspendedOut);
}

import { companySection } from '@muster/contract/organisation/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { newSettings, type Settings } from '../../platform/settings/settings.ts';
import { momentOfPerson } from '../people/public.ts';
import type { Now } from './refresh.ts';

/** What time it is, for each concern; today is that of the person, or of the house where nobody is meant. */
export async function hourOf(
  db: Handle,
  { clock, settings }: { readonly clock: Clock; readonly settings: Settings },
  employeeId: string | null = null,
): Promise<Now> {
  const at = clock.now();
  const inForce = await settings.read(db, at);
  const { zone } = companySection.settings;
  const zones = { zone: async (_: Handle, concern?: string | null) => inForce.of(zone, concern) };
  const { today } = await momentOfPerson({ db, clock }, zones, employeeId);
  return {
    at,
    today,
    now: Math.floor(Date.parse(at) / 60_000),
    zoneOf: (concernId) => inForce.of(zone, concernId),
    zonesIn: async (tx) => {
      const fresh = await newSettings(settings.started).read(tx, at);
      return (concernId) => fresh.of(zone, concernId);
    },
  };
}

import { company } from '@muster/contract/administration/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { newSettings, type Settings } from '../../platform/settings/settings.ts';
import type { Now } from './refresh.ts';

/** What time it is, for the house and for each of its concerns. */
export async function hourOf(
  db: Handle,
  { clock, settings }: { readonly clock: Clock; readonly settings: Settings },
): Promise<Now> {
  const at = clock.now();
  const inForce = await settings.read(db, at);
  const { zone } = company.settings;
  return {
    at,
    today: clock.today(inForce.of(zone)),
    now: Math.floor(Date.parse(at) / 60_000),
    zoneOf: (concernId) => inForce.of(zone, concernId),
    zonesIn: async (tx) => {
      const fresh = await newSettings(settings.started).read(tx, at);
      return (concernId) => fresh.of(zone, concernId);
    },
  };
}

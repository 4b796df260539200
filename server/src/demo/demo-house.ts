import { companySection } from '@muster/contract/organisation/settings.ts';
import type { Clock } from '../platform/clock.ts';
import { newSettings } from '../platform/settings/settings.ts';
import { type Wired, wire } from '../wire.ts';

/** The rooms as the demo uses them: by its clock and in its zone, and without files. */
export function demoHouse(clock: Clock, zone: string): Wired {
  const none = () => Promise.reject(new Error('the demo has no files'));
  return wire({
    clock,
    settings: newSettings({ defaults: { [companySection.settings.zone.key]: zone } }),
    files: { store: { put: none, open: none, remove: none }, arriving: '', addressOf: () => '' },
    publicUrl: () => '',
  });
}

import { securitySection } from '@muster/contract/identity/settings.ts';
import { type Clock, days, minutes } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Settings } from '../../../platform/settings/settings.ts';

interface Asking {
  readonly db: Handle;
  readonly clock: Clock;
  readonly settings: Settings;
}

const inForce = ({ db, clock, settings }: Asking) => settings.read(db, clock.now());

/** How long a new session lasts at most. */
export const sessionLasts = async (asking: Asking): Promise<number> =>
  days((await inForce(asking)).of(securitySection.settings.sessionDays));

/** How long it may rest before it ends by itself; 0: for ever. */
export const longestRest = async (asking: Asking): Promise<number> =>
  minutes((await inForce(asking)).of(securitySection.settings.idleMinutes));

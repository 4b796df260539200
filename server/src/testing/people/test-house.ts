import type { Installation } from '../../platform/installation.ts';
import { newSettings } from '../../platform/settings/settings.ts';
import { startedWith } from '../../platform/settings/started-with.ts';

/** As configured; what a request says of itself is something else. */
export const testHouse: Installation = {
  publicUrl: () => 'https://muster.example',
  delivers: false,
  mailWaits: () => undefined,
};

/** Of one process: nothing said by the environment, unless a test wants it. */
export const testSettings = (secondFactor: 'optional' | 'required' = 'optional') =>
  newSettings(startedWith({ zone: 'Asia/Dhaka', secondFactor }));

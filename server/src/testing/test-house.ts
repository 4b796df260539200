import type { House } from '../platform/house.ts';

/** As configured; what a request says of itself is something else. */
export const testHouse: House = {
  publicUrl: () => 'https://muster.example',
  secondFactor: 'optional',
  mailWaits: () => undefined,
};

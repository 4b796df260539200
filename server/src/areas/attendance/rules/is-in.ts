/** Nobody comes and goes within a minute: that was a second click. */
export const secondClick = 60_000;

/**
 * Whether someone is in after these punches of a day. A direction that was said counts; where devices
 * say nothing, every other one is a coming.
 */
export const isIn = (punches: readonly { readonly direction: 'in' | 'out' | null }[]): boolean =>
  punches.reduce((inside, { direction }) => (direction ? direction === 'in' : !inside), false);

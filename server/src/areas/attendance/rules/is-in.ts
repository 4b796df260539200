/** Nobody comes and goes within a minute: that was a second click. */
export const secondClick = 60_000;

interface Seen {
  readonly at: string;
  readonly direction: 'in' | 'out' | null;
}

const passed = (from: Seen, until: Seen): number => Date.parse(until.at) - Date.parse(from.at);

/**
 * Whether someone is in after these punches of a day. A direction that was said counts; where devices
 * say nothing, every other one is a coming, and a card that was read twice was read once.
 */
export function isIn(punches: readonly Seen[]): boolean {
  let inside = false;
  let last: Seen | undefined;
  for (const punch of punches) {
    const isAgain = last !== undefined && passed(last, punch) <= secondClick;
    if (punch.direction) inside = punch.direction === 'in';
    else if (!isAgain) inside = !inside;
    last = punch;
  }
  return inside;
}

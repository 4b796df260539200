/** How many minutes a zone is ahead of UTC at an instant. */
function ahead(instant: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((one) => one.type === type)?.value);
  const wall = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((wall - instant) / 60_000);
}

/** 08:30 */
export const isTime = (held: unknown): held is string =>
  typeof held === 'string' && /^\d\d:\d\d$/.test(held);

/** The instant at which the clocks of a zone show a time (08:30) on a day; none while it cannot be read. */
export function instantIn(day: string, time: string, zone: string): string | null {
  if (!isTime(time)) return null;
  const plain = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(plain)) return null;
  // near a change of the clocks the first guess may be an hour off
  const guess = plain - ahead(plain, zone) * 60_000;
  return new Date(plain - ahead(guess, zone) * 60_000).toISOString();
}

/** The same the other way round: what a box for a time holds. */
export const timeIn = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(Date.parse(instant));

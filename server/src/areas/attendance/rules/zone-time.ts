/** Everything here is minutes since 1970 in UTC: what lies between two of them has really passed. */
export type Instant = number;

const minute = 60_000;

/** The formatter of a zone is costly to make and is asked many thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formatters.set(zone, made);
  return made;
}

/** What the clock on the wall shows, as if the wall hung in UTC. */
function wallOf(instant: Instant, zone: string): number {
  const parts = Object.fromEntries(
    formatterOf(zone)
      .formatToParts(instant * minute)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minutes) / minute;
}

/**
 * The instant at which the clocks of a zone show so many minutes after midnight of a date; more than a
 * day is the next one. An hour that the clocks leave out is the one after it, of an hour that comes
 * twice it is the first.
 */
export function instantAt(date: string, minutes: number, zone: string): Instant {
  const wanted = Date.parse(`${date}T00:00:00Z`) / minute + minutes;
  const before = wallOf(wanted - 1440, zone) - (wanted - 1440);
  const after = wallOf(wanted + 1440, zone) - (wanted + 1440);
  const candidates = [wanted - before, wanted - after].toSorted((a, b) => a - b);
  const exact = candidates.find((candidate) => wallOf(candidate, zone) === wanted);
  return exact ?? wanted - Math.min(before, after);
}

/** Which day it is there. */
export const dayAt = (instant: Instant, zone: string): string =>
  new Date(wallOf(instant, zone) * minute).toISOString().slice(0, 10);

/** 09:05, as the clocks there showed it. */
export function clockTime(instant: string, zone: string): string {
  const wall = wallOf(Math.floor(Date.parse(instant) / minute), zone);
  return new Date(wall * minute).toISOString().slice(11, 16);
}

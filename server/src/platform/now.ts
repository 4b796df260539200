import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { companySection } from '@muster/contract/organisation/settings.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Handle } from './db/transaction.ts';
import { type InForce, newSettings, type Settings } from './settings/settings.ts';

/** What time it is where a record belongs: in the zone of its concern, or of the group where it has none. */
export interface Now {
  readonly at: string;
  /** the instant in whole minutes */
  readonly minute: number;
  readonly zone: string;
  readonly today: string;
  readonly zoneOf: (concernId: string | null) => string;
  /** the same instant where a concern is; null: where the group is */
  readonly in: (concernId: string | null) => Now;
  /** the concerns on whose clock it is another day than on the group's, with that day */
  readonly otherDays: () => Readonly<Record<string, string>>;
  /** with the zones as a transaction sees them: what the process knows may be two seconds old */
  readonly afresh: (tx: Handle) => Promise<Now>;
}

const { zone } = companySection.settings;

/** The date in a time zone at an instant. */
export const dayOf = (instant: string, inZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: inZone }).format(Date.parse(instant));

/** The latest date that anyone has at an instant. */
export const lastDayAnywhere = (instant: string): string => dayOf(instant, 'Pacific/Kiritimati');

/** The only maker of a today. */
export function nowOf(at: string, inForce: InForce, settings: Settings): Now {
  const zoneOf = (concernId: string | null) => inForce.of(zone, concernId);
  const known = new Map<string | null, Now>();
  const placed = (concernId: string | null): Now => {
    const found = known.get(concernId);
    if (found) return found;
    const own = zoneOf(concernId);
    const made: Now = {
      at,
      minute: Math.floor(Date.parse(at) / 60_000),
      zone: own,
      today: dayOf(at, own),
      zoneOf,
      in: placed,
      otherDays,
      afresh: async (tx) =>
        nowOf(at, await newSettings(settings.started).read(tx, at), settings).in(concernId),
    };
    known.set(concernId, made);
    return made;
  };
  const otherDays = () => {
    const here = dayOf(at, zoneOf(null));
    const days = inForce.concernsWith(zone).map((id) => [id, dayOf(at, zoneOf(id))] as const);
    return Object.fromEntries(days.filter(([, day]) => day !== here));
  };
  return placed(null);
}

/** Once a request, or once a slice of a job. */
export type ReadNow = (call: { readonly db: Handle; readonly clock: Clock }) => Promise<Now>;

export const readNow =
  (settings: Settings): ReadNow =>
  async ({ db, clock }) => {
    const at = clock.now();
    return nowOf(at, await settings.read(db, at), settings);
  };

/** By whose clock someone is told things that are of no concern: that of the one they are limited to. */
export function nowFor({ concerns }: Pick<Actor, 'concerns'>, now: Now): Now {
  const [only, ...more] = concerns === 'all' ? [] : concerns;
  return now.in(more.length === 0 ? (only ?? null) : null);
}

/** Of a house with one zone and no settings, as the demo and tests make it. */
export function nowWithin(inZone: string, at: string): Now {
  const settings = newSettings({ defaults: { [zone.key]: inZone } });
  return nowOf(at, settings.last(), settings);
}

/** In a query: which day it is where the concern of a row is. Most often everyone has the same. */
export function todayWhere(now: Now, concern: RawBuilder<unknown>): RawBuilder<string> {
  const here = now.in(null).today;
  const others = now.otherDays();
  return Object.keys(others).length === 0
    ? sql<string>`${here}::date`
    : sql<string>`coalesce((${JSON.stringify(others)}::jsonb ->> (${concern})::text)::date, ${here}::date)`;
}

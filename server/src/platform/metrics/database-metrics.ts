import { Gauge, type Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { type Counts, countAll } from './counts.ts';

/** Whoever looks more often gets what was counted last. */
const keptFor = 10_000;
const unknown = Number.NaN;

type Part = Pick<Database, 'db' | 'ping' | 'load'>;
type Count = () => Promise<Counts | undefined>;

/** Nothing while the database is away: an old figure would look like a good one. */
function counter({ db, ping }: Part, clock: Clock): Count {
  let last: { at: number; counts: Promise<Counts | undefined> } | undefined;
  const count = async () => {
    await ping();
    return countAll(db);
  };
  return () => {
    const now = Date.parse(clock.now());
    if (!last || now - last.at >= keptFor)
      last = { at: now, counts: count().catch(() => undefined) };
    return last.counts;
  };
}

/** Registered by the caller, in one place. */
const registers: [] = [];

/** Of several processes: each has connections of its own, so their sum. */
const connections = (name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(value());
    },
  });

const up = (ping: Part['ping']): Gauge =>
  new Gauge({
    name: 'muster_db_up',
    help: '1 while the database answers.',
    aggregator: 'min',
    registers,
    async collect() {
      this.set(
        await ping().then(
          () => 1,
          () => 0,
        ),
      );
    },
  });

/** The rows are the same for all processes: one of their answers. */
const byState = (what: 'jobs' | 'mails', counted: Count): Gauge<'state'> =>
  new Gauge({
    name: `muster_${what}`,
    help: `How many ${what} there are, by state.`,
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      const counts = await counted();
      this.reset();
      for (const [state, count] of Object.entries(counts?.[what] ?? {})) this.set({ state }, count);
    },
  });

const unsealed = (
  name: string,
  help: string,
  counted: Count,
  value: (found: Counts['unsealed']) => number,
): Gauge =>
  new Gauge({
    name: `muster_audit_unsealed${name}`,
    help,
    aggregator: 'max',
    registers,
    async collect() {
      const counts = await counted();
      this.set(counts ? value(counts.unsealed) : unknown);
    },
  });

export function databaseMetrics(registry: Registry, database: Part, clock: Clock): void {
  const { load, ping } = database;
  const counted = counter(database, clock);
  const ageOf = ({ oldest }: Counts['unsealed']): number =>
    oldest ? Math.max(0, Date.parse(clock.now()) - Date.parse(oldest)) / 1000 : 0;
  for (const gauge of [
    connections('muster_db_connections_busy', 'Connections at work.', () => load().busy),
    connections('muster_db_waiting', 'Requests that wait for one.', () => load().waiting),
    up(ping),
    unsealed('', 'Audit entries that wait for a seal.', counted, ({ count }) => count),
    unsealed('_age_seconds', 'Age of the oldest of them.', counted, ageOf),
  ])
    registry.registerMetric(gauge);
  for (const what of ['jobs', 'mails'] as const) registry.registerMetric(byState(what, counted));
}

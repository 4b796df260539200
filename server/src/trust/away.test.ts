import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, it } from 'vitest';
import { type Seen, watchedLoad } from '../testing/faults/watched-load.ts';
import { logInOver } from '../testing/http-client.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres/postgres.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('away');
let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres({ fsync: true });
});
afterAll(() => postgres.stop());

interface Outage {
  readonly begin: () => Promise<void> | void;
  readonly end: () => Promise<void> | void;
  /** milliseconds */
  readonly length: number;
}
/** When it was certainly gone, when it began to come back, and when it was there. */
interface Times {
  readonly gone: number;
  readonly returning: number;
  readonly back: number;
}

async function throughOutage(address: string, outage: Outage) {
  const client = await logInOver(address);
  const load = watchedLoad(address, client);
  await wait(4_000);
  const before = performance.now();
  await outage.begin();
  const gone = performance.now();
  await wait(outage.length);
  const returning = performance.now();
  await outage.end();
  const back = performance.now();
  await wait(15_000);
  return { seen: await load.stop(), times: { before, gone, returning, back } };
}

function judge(how: string, seen: readonly Seen[], { gone, returning, back }: Times): void {
  const calls = seen.filter(({ what }) => what === 'read' || what === 'write');
  const failed = calls.filter(({ status }) => status !== 200);
  const during = (one: Seen) => one.began >= gone && one.ended <= returning;
  const away = calls.filter(during);
  const health = (what: Seen['what']) => seen.filter((one) => one.what === what);
  promises.none(
    `${how}: yes while it was away`,
    away.filter(({ status }) => status === 200),
    away.length,
  );
  promises.none(
    `${how}: answers other than yes and 503`,
    failed.filter(({ status }) => status !== 503),
    calls.length,
  );
  const waited = calls.filter((one) => one.ended > gone && one.began < returning);
  promises.within(
    `${how}: slowest answer while it was away`,
    Math.max(...waited.map((one) => one.ended - one.began)),
    5_000,
  );
  const late = [...failed, ...health('ready').filter(({ status }) => status !== 200)];
  const isBack = calls.some(({ began, status }) => began > back && status === 200);
  const normal = isBack ? Math.max(0, ...late.map(({ ended }) => ended - back)) : Infinity;
  promises.within(`${how}: all is normal after it is back`, normal, 10_000);
  const live = health('live');
  promises.none(
    `${how}: liveness down`,
    live.filter(({ status }) => status !== 200),
    live.length,
  );
  // It may take a look of two seconds until it knows.
  const known = health('ready').filter(
    (one) => one.began >= gone + 3_000 && one.ended <= returning,
  );
  promises.none(
    `${how}: readiness up while it was away`,
    known.filter(({ status }) => status !== 503),
    known.length,
  );
}

async function judgeRows(how: string, url: string, seen: readonly Seen[]): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ name: string; times: number }>(
    `select name, count(*)::int as times from designation where name like 'Load %' group by name`,
  );
  await client.end();
  const found = new Set(rows.map(({ name }) => name));
  const writes = seen.filter(({ what }) => what === 'write');
  const yes = writes.filter(({ status }) => status === 200);
  const no = writes.filter(({ code }) => code === 'server.database-away');
  promises.none(
    `${how}: acknowledged writes that are not there`,
    yes.filter(({ name }) => !found.has(name)),
    yes.length,
  );
  promises.none(
    `${how}: writes told as not saved that are there`,
    no.filter(({ name }) => found.has(name)),
    no.length,
  );
  const unknown = writes.filter(({ code }) => code === 'server.outcome-unknown').length;
  promises.tell(`${how}: writes told as perhaps saved`, String(unknown));
}

const outages: readonly (readonly [string, () => Outage])[] = [
  [
    'stopped for 15 s',
    () => ({ begin: () => postgres.shutDown(), end: () => postgres.restart(), length: 15_000 }),
  ],
  [
    'killed for 15 s',
    () => ({ begin: () => postgres.kill(), end: () => postgres.restart(), length: 15_000 }),
  ],
  [
    'frozen for 30 s',
    () => ({ begin: () => postgres.freeze(), end: () => postgres.thaw(), length: 30_000 }),
  ],
];

it.each(outages)('PostgreSQL %s under reads and writes', async (how, outage) => {
  const url = await postgres.createDatabase('away');
  const server = await startServer({ DATABASE_URL: url, MUSTER_DEMO: 'on' });
  try {
    const { seen, times } = await throughOutage(server.address, outage());
    judge(how, seen, times);
    await judgeRows(how, url, seen);
  } finally {
    await endProcess(server.child, 'SIGKILL');
  }
});

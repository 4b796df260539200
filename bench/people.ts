import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { grow } from '../server/src/demo/bulk/grow.ts';
import { loadDemo } from '../server/src/demo/demo.ts';
import { systemClock } from '../server/src/platform/clock.ts';
import { type Database, openDatabase } from '../server/src/platform/db/database.ts';
import { migrate } from '../server/src/platform/db/migrate.ts';
import { transaction } from '../server/src/platform/db/transaction.ts';
import { openSession } from '../server/src/platform/session/sessions.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';
import { databaseCpu } from './database-cpu.ts';
import { askFor, cpuOf, next } from './load.ts';
import { type Case, casesOf } from './people-cases.ts';
import { floorPath, openFloor } from './people-floor.ts';
import { nowOn, todayInDhaka } from '../server/src/testing/clocks/in-dhaka.ts';

/**
 * Lists and searches of people in a company of 10,000 and of 100,000: the CPU of the server and of the
 * database per request, and beside it the floor: the same people of the big one read by their keys
 * with the plain driver. Two addresses of databases that are filled already can be given instead, and a
 * word: only what has it in its name is measured.
 */
const given = process.argv.slice(2).filter((one) => one.startsWith('postgres'));
const [wanted = ''] = process.argv.slice(2).filter((one) => !one.startsWith('postgres'));
const sizes = [10_000, 100_000];
const allowed = 1.5;
const rounds = 3;
const lasting = 700;
const from = { address: null, agent: null };

async function fill(url: string, size: number): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const { db } = database;
  await migrate(db, path.join(import.meta.dirname, '../server/migrations'));
  await loadDemo(db, systemClock);
  await grow(db, { count: size - 320, first: 320 }, nowOn(todayInDhaka()), () => undefined);
  await sql`vacuum analyze`.execute(db);
  await database.close();
}

async function tokensOf({ db }: Database, cases: readonly Case[]): Promise<Map<string, string>> {
  const tokens = new Map<string, string>();
  const { rows } = await sql<{ kind: 'user' | 'employee'; id: string; email: string }>`
    select 'user' as kind, id, email from user_account
    union all select 'employee', id, email from employee where email like '%@example.com'`.execute(
    db,
  );
  for (const who of new Set(cases.map((one) => one.who))) {
    const account = rows.find(({ email }) => email === who);
    if (!account) throw new Error(`nobody has the address ${who}`);
    const at = systemClock.now();
    tokens.set(who, await transaction(db, (tx) => openSession(tx, account, from, at)));
  }
  return tokens;
}

interface Side {
  readonly child: ChildProcess;
  readonly address: string;
  readonly cases: readonly Case[];
  readonly tokens: ReadonlyMap<string, string>;
}

async function open(url: string): Promise<Side> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' });
  const cases = (await casesOf(database.db)).filter(({ name }) => name.includes(wanted));
  const tokens = await tokensOf(database, cases);
  await database.close();
  const child = fork(path.join(import.meta.dirname, 'list-server.ts'), [url]);
  const { address = '' } = await next(child);
  return { child, address, cases, tokens };
}

interface Spent {
  readonly app: number;
  readonly database: number;
}
const sum = ({ app, database }: Spent): number => app + database;

interface Asked {
  readonly child: ChildProcess;
  readonly url: string;
  readonly headers: Record<string, string>;
}

const headersOf = (side: Side, { who }: Case) => ({
  authorization: `Bearer ${side.tokens.get(who)}`,
});
const askedOf = (side: Side, one: Case): Asked => ({
  child: side.child,
  url: side.address + one.path,
  headers: headersOf(side, one),
});

async function spent({ child, url, headers }: Asked, ofDatabase: () => number): Promise<Spent> {
  const before = { app: await cpuOf(child), database: ofDatabase() };
  const asked = await askFor(lasting, url, headers);
  const app = (await cpuOf(child)) - before.app;
  return { app: app / asked, database: (ofDatabase() - before.database) / asked };
}

/** Of several rounds the cheapest: whatever else the machine does only adds. */
async function cheapest(all: readonly Asked[], ofDatabase: () => number): Promise<Spent[]> {
  const best: Spent[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const [which, asked] of all.entries()) {
      const now = await spent(asked, ofDatabase);
      const before = best[which];
      if (!before || sum(now) < sum(before)) best[which] = now;
    }
  return best;
}

const figures = (one: Spent): string =>
  `${sum(one).toFixed(2).padStart(8)} (${one.app.toFixed(2)} + ${one.database.toFixed(2)})`.padEnd(
    26,
  );

type Sides = readonly [small: Side, big: Side];
type Floor = Awaited<ReturnType<typeof openFloor>>;

/** One line of the table; answers whether it is over what is allowed. */
async function compareOne(index: number, [a, b]: Sides, floor: Floor, ofDatabase: () => number) {
  const [small, big] = [a.cases[index], b.cases[index]];
  if (!small || !big) throw new Error('the two houses differ');
  const headers = headersOf(b, big);
  const bare = {
    child: floor.child,
    url: floor.address + (await floorPath(b.address + big.path, headers)),
    headers,
  };
  const asked = [askedOf(a, small), askedOf(b, big), bare];
  const [ten, hundred, lowest] = await cheapest(asked, ofDatabase);
  if (!ten || !hundred || !lowest) throw new Error('nothing was measured');
  const ratio = sum(hundred) / sum(ten);
  const isOver = (small.bound && ratio > allowed) || sum(hundred) > (small.most ?? Infinity);
  const above = `${sum(lowest).toFixed(2).padStart(6)} x${(sum(hundred) / sum(lowest)).toFixed(1)}`;
  console.log(
    `${small.name.padEnd(34)}${figures(ten)}${figures(hundred)} x${ratio.toFixed(2)}  ${above}${isOver ? '  OVER' : ''}`,
  );
  return isOver;
}

async function compare(sides: Sides, floor: Floor, ofDatabase: () => number): Promise<string[]> {
  const over: string[] = [];
  console.log(
    'ms of CPU for one request (server + database), of 10,000 and of 100,000 people; the floor of the latter',
  );
  for (const [index, { name }] of sides[0].cases.entries())
    if (await compareOne(index, sides, floor, ofDatabase)) over.push(name);
  return over;
}

const postgres = given.length === 2 ? undefined : await startPostgres();
const sides: Side[] = [];
const children: ChildProcess[] = [];
try {
  const urls = postgres ? [] : given;
  if (postgres)
    for (const size of sizes) {
      const url = await postgres.createDatabase(`people_${size}`);
      await fill(url, size);
      urls.push(url);
    }
  for (const url of urls) sides.push(await open(url));
  const [small, big] = sides;
  if (!small || !big) throw new Error('two databases are needed');
  const floor = await openFloor(urls[1] ?? '');
  children.push(floor.child);
  const over = await compare([small, big], floor, await databaseCpu(urls[0] ?? ''));
  console.log(over.length > 0 ? `Over ${allowed}: ${over.join(', ')}` : `None over ${allowed}.`);
  process.exitCode = over.length > 0 ? 1 : 0;
} finally {
  for (const child of [...children, ...sides.map((side) => side.child)]) child.kill();
  await postgres?.stop();
}

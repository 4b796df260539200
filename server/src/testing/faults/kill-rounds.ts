import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '../../platform/db/database.ts';
import { type HttpClient, logInOver } from '../http-client.ts';
import { endProcess, startServer } from '../processes/server-process.ts';
import { changesAndLog, isWhole } from './changes-and-log.ts';

interface Killing {
  readonly env: { readonly MUSTER_DATA?: string; readonly DATABASE_URL?: string };
  readonly rounds: number;
  /** what dies with the server, and lives again */
  readonly alsoKill?: () => Promise<void>;
}

export interface KillFigures {
  /** writes that were answered with yes, by round */
  readonly acknowledged: number[];
  /** of those, what was not there afterwards */
  readonly lost: string[];
  /** changes without an audit entry, and entries without a change, of so many records */
  readonly halves: unknown[];
  readonly records: number;
  /** milliseconds from each start to the first yes of /health/ready */
  readonly ready: number[];
}

/** Adds records and changes each, until the connection breaks; notes which version was acknowledged. */
async function writeUntilCut(
  client: HttpClient,
  begin: string,
  kept: Map<string, number>,
): Promise<void> {
  for (let number = 0; ; number += 1) {
    const name = `${begin} number ${number}`;
    const added = await client.call('POST', '/designation', { name }).catch(() => null);
    if (added?.status !== 200) return;
    kept.set(name, 1);
    const { _id } = (added.body as { designation: { _id: string } }).designation;
    const grade = { grade: 'M2' };
    const changed = await client.call('PUT', `/designation/${_id}`, grade).catch(() => null);
    if (changed?.status !== 200) return;
    kept.set(name, 2);
  }
}

async function versionsIn(client: HttpClient, begin: string): Promise<Map<string, number>> {
  const versions = new Map<string, number>();
  for (let pageNo = 1; ; pageNo += 1) {
    const page = `/designation/data?search=${begin}&limit=500&pageNo=${pageNo}`;
    const { data } = (await client.call('GET', page)).body as {
      data: { name: string; version: number }[];
    };
    if (data.length === 0) return versions;
    for (const row of data) versions.set(row.name, row.version);
  }
}

async function startTimed(env: Killing['env'], ready: number[]) {
  const began = performance.now();
  const server = await startServer({ MUSTER_DEMO: 'on', ...env });
  while ((await fetch(`${server.address}/health/ready`)).status !== 200) await wait(20);
  ready.push(performance.now() - began);
  return server;
}

/** kill -9 of the server again and again while three people write, and what is there afterwards. */
export async function killRounds({ env, rounds, alsoKill }: Killing): Promise<KillFigures> {
  const acknowledged: number[] = [];
  const lost: string[] = [];
  const ready: number[] = [];
  let server = await startTimed(env, ready);
  ready.length = 0;
  for (let round = 1; round <= rounds; round += 1) {
    const client = await logInOver(server.address);
    const kept = new Map<string, number>();
    const begins = [1, 2, 3].map((who) => `Round ${round} of ${who}`);
    const writing = begins.map((begin) => writeUntilCut(client, begin, kept));
    const cut = Promise.all(writing).then(() => true);
    while (kept.size === 0 && !(await Promise.race([cut, wait(10, false)]))) continue;
    await wait(Math.random() * 800);
    await Promise.all([endProcess(server.child, 'SIGKILL'), alsoKill?.()]);
    await cut;
    server = await startTimed(env, ready);
    const found = await versionsIn(await logInOver(server.address), `Round ${round} of `);
    acknowledged.push([...kept.values()].reduce((sum, version) => sum + version, 0));
    for (const [name, version] of kept) if ((found.get(name) ?? 0) < version) lost.push(name);
  }
  await endProcess(server.child, 'SIGTERM');
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.MUSTER_DATA ?? '',
  });
  const pairs = await changesAndLog(database.db, 'Round ');
  await database.close();
  const halves = pairs.filter((pair) => !isWhole(pair));
  return { acknowledged, lost, halves, records: pairs.length, ready };
}

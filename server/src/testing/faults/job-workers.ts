import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { sql } from 'kysely';
import { systemClock as clock } from '../../platform/clock.ts';
import type { Database, DatabaseOptions } from '../../platform/db/database.ts';
import { NODE_COMPILE_CACHE } from '../postgres/compiled.ts';
import { seconds } from '../clocks/patience.ts';
import { until } from '../files/raw-upload.ts';
import { endProcess } from '../processes/server-process.ts';

const script = path.join(import.meta.dirname, '../processes/work-on-jobs.ts');
const patience = seconds(90);

export interface WorkerProcess {
  readonly child: ChildProcess;
  readonly printed: () => string;
  readonly left: () => number;
}
const children: ChildProcess[] = [];
export const endWorkers = () =>
  Promise.all(children.splice(0).map((child) => endProcess(child, 'SIGKILL')));

export async function startWorking(
  options: DatabaseOptions & { asks: number },
): Promise<WorkerProcess> {
  const child = spawn(process.execPath, [script, JSON.stringify(options)], {
    env: { ...process.env, NODE_COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part) => (text += String(part)));
  await until(() => text.includes('working\n'), patience);
  return {
    child,
    printed: () => text,
    left: () => Number(/left (\d+)\n(?!.*left )/s.exec(text)?.[1] ?? Number.NaN),
  };
}

interface Effect {
  readonly job: string;
  readonly process: number;
}
export const effectsIn = async ({ db }: Database): Promise<Effect[]> =>
  (await sql<Effect>`select * from effect`.execute(db)).rows;
export const jobsIn = ({ db }: Database) => db.selectFrom('job').selectAll().execute();

/** So many jobs on three processes, two of which are killed on the way; answers when the first was. */
export async function killTwoOfThree(
  database: Database,
  options: DatabaseOptions,
  asks: number,
): Promise<string> {
  const first = await startWorking({ ...options, asks });
  const [second, third] = await Promise.all([
    startWorking({ ...options, asks: 0 }),
    startWorking({ ...options, asks: 0 }),
  ]);
  const hasDone = (count: number) => async () => (await effectsIn(database)).length > count;
  await until(hasDone(asks / 4), patience);
  const killedAt = clock.now();
  await endProcess(first.child, 'SIGKILL');
  await until(hasDone((asks * 11) / 20), patience);
  await endProcess(second.child, 'SIGKILL');
  const isDone = async () => (await jobsIn(database)).every((row) => row.finished_at !== null);
  await until(isDone, patience);
  const code = await endProcess(third.child, 'SIGTERM');
  if (code !== 0) throw new Error(`the last worker ended with ${code}: ${third.printed()}`);
  return killedAt;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { NODE_COMPILE_CACHE } from '../postgres/compiled.ts';

const main = path.join(import.meta.dirname, '../../main.ts');
const watched = path.join(import.meta.dirname, '../../../../tools/supervise.mjs');

export interface ServerProcess {
  readonly child: ChildProcess;
  /** everything it printed so far */
  printed(): string;
  /** where it listens, once it does */
  readonly address: string;
}

type Env = Readonly<Record<string, string>>;

function spawnMain(env: Env, script = main): { child: ChildProcess; printed: () => string } {
  const child = spawn(process.execPath, [script], {
    // a year of the demo is for people; what tests look at lies in the last weeks
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE, PORT: '0', MUSTER_DEMO_DAYS: '42', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A test that fails on the way must not leave its server behind.
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.off('exit', kill));
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => (text += String(part)));
  return { child, printed: () => text };
}

/** The product as its own process, on a free port. */
export const startServer = (env: Env): Promise<ServerProcess> => started(spawnMain(env));

/** Under the one that watches over it, as `npm start` and services run it. */
export const startWatched = (env: Env): Promise<ServerProcess> => started(spawnMain(env, watched));

async function started({ child, printed }: ReturnType<typeof spawnMain>): Promise<ServerProcess> {
  const address = await new Promise<string>((resolve, reject) => {
    const look = (): void => {
      const found = /Muster is running at (http:\/\/\S+)/.exec(printed())?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => reject(new Error(`The server ended: ${printed()}`)));
  });
  return { child, printed, address };
}

/** For a start that must fail: how it ended and what it said. */
export const failToStart = (env: Env) => failed(spawnMain(env));
export const failToStartWatched = (env: Env) => failed(spawnMain(env, watched));

async function failed({
  child,
  printed,
}: ReturnType<typeof spawnMain>): Promise<{ code: number | null; said: string }> {
  // One that runs all the same must not be waited for.
  child.stdout?.on('data', () => /Muster is running/.test(printed()) && child.kill('SIGKILL'));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: printed().trim() };
}

export async function endProcess(
  child: ChildProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit') as Promise<[number | null]>;
  child.kill(signal);
  return (await ended)[0];
}

/** Megabytes of memory that a process holds at this moment. */
export const memoryOf = ({ child }: { readonly child: { readonly pid?: number } }): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;

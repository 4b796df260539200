import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf } from '../server/src/testing/processes/child-processes.ts';
import { startPostgres } from '../server/src/testing/postgres/postgres.ts';

/**
 * The memory of the product at rest: started twice on each database, so that nothing of making it is
 * counted, and looked at when it has been quiet for a while.
 */
const main = path.join(import.meta.dirname, '../server/src/main.ts');
const megabyte = 1024;
const quiet = { for: 5, within: 60 };

type Env = Readonly<Record<string, string>>;

async function start(env: Env): Promise<ChildProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', MUSTER_DEMO: 'on', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  child.stdout?.on('data', (part) => (text += String(part)));
  while (!text.includes('Muster is running')) {
    if (child.exitCode !== null) throw new Error(`it ended: ${text}`);
    await wait(50);
  }
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}

/** Kilobytes of a line of /proc; nothing where the system has none, or does not show it. */
function figure(pid: number, file: string, name: string): number | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/${file}`, 'utf8');
    return Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1]);
  } catch {
    return undefined;
  }
}

const ticks = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11]) + Number(fields[12]);
};

/** Less than a twentieth of a processor, some seconds long. */
async function untilQuiet(pids: readonly number[]): Promise<void> {
  const used = () => pids.reduce((sum, pid) => sum + ticks(pid), 0);
  let calm = 0;
  for (let second = 0; calm < quiet.for && second < quiet.within; second += 1) {
    const before = used();
    await wait(1000);
    calm = used() - before < 5 ? calm + 1 : 0;
  }
}

async function measure(name: string, env: Env, most: number): Promise<void> {
  await stop(await start(env));
  const child = await start(env);
  const pids = [child.pid ?? 0, ...childrenOf(child.pid ?? 0)];
  await untilQuiet(pids);
  const sum = (file: string, line: string): number | undefined => {
    const found = pids.map((pid) => figure(pid, file, line));
    return found.includes(undefined) ? undefined : found.reduce((a = 0, b = 0) => a + b, 0);
  };
  const shown = (kilobytes: number | undefined): string =>
    kilobytes === undefined ? 'unknown' : `${Math.round(kilobytes / megabyte)} MB`;
  const resident = sum('status', 'VmRSS');
  const verdict = resident !== undefined && resident < most * megabyte ? 'under' : 'NOT UNDER';
  console.log(
    `${name.padEnd(40)} ${pids.length} process(es)  RSS ${shown(resident)}  PSS ${shown(sum('smaps_rollup', 'Pss'))}  ${verdict} ${most} MB`,
  );
  await stop(child);
}

const folder = mkdtempSync(path.join(tmpdir(), 'muster-rest-'));
const postgres = await startPostgres();
try {
  const url = await postgres.createDatabase('rest');
  const files = { MUSTER_DATA: path.join(folder, 'beside') };
  await measure('app on PostgreSQL', { ...files, DATABASE_URL: url }, 200);
  await measure('embedded database', { MUSTER_DATA: path.join(folder, 'embedded') }, 800);
  if (process.argv.includes('--processes'))
    await measure(
      'two processes and the first, PostgreSQL',
      { ...files, DATABASE_URL: url, PROCESSES: '2' },
      600,
    );
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

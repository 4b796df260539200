import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';

const connections = 8;
const warmUp = 1000;
const lasting = 4000;

type Told = { address?: string; cpu?: NodeJS.CpuUsage };
export const next = (child: ChildProcess): Promise<Told> =>
  new Promise((resolve) => {
    child.once('message', (told) => resolve(told as Told));
  });

export async function cpuOf(child: ChildProcess): Promise<number> {
  const told = next(child);
  child.send('cpu');
  const { user = 0, system = 0 } = (await told).cpu ?? {};
  return (user + system) / 1000;
}

/** One request after the other until the time is over; answers how many. */
async function keepAsking(url: string, headers: Record<string, string>, until: number) {
  let asked = 0;
  while (performance.now() < until) {
    const response = await fetch(url, { headers });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    asked += 1;
  }
  return asked;
}

export async function askFor(milliseconds: number, url: string, headers: Record<string, string>) {
  const until = performance.now() + milliseconds;
  const asked = await Promise.all(
    Array.from({ length: connections }, () => keepAsking(url, headers, until)),
  );
  return asked.reduce((sum, count) => sum + count, 0);
}

export interface Measured {
  readonly perSecond: number;
  /** milliseconds of the server's own CPU for one request */
  readonly cpu: number;
}

/** Requests over eight connections for a few seconds, after a warm-up. */
export async function load(
  args: readonly string[],
  request: { path: string; token?: string },
): Promise<Measured> {
  const child = fork(path.join(import.meta.dirname, 'list-server.ts'), args);
  try {
    const { address = '' } = await next(child);
    const headers: Record<string, string> = request.token
      ? { authorization: `Bearer ${request.token}` }
      : {};
    await askFor(warmUp, address + request.path, headers);
    const before = await cpuOf(child);
    const asked = await askFor(lasting, address + request.path, headers);
    return { perSecond: (asked * 1000) / lasting, cpu: ((await cpuOf(child)) - before) / asked };
  } finally {
    child.kill();
  }
}

import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** Hundredths of a second, as the kernel of Linux counts. */
const perTick = 10;

const statOf = (pid: number | string): string[] => {
  try {
    // the name of the process stands in brackets and may hold anything
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
};
const parentOf = (pid: number | string): number => Number(statOf(pid)[1]);
const timesOf = (pid: number | string, withChildren: boolean): number =>
  statOf(pid)
    .slice(11, withChildren ? 15 : 13)
    .reduce((sum, ticks) => sum + Number(ticks), 0) * perTick;

/** The CPU of a whole PostgreSQL so far, in milliseconds: those who live and those who have ended. */
export async function databaseCpu(url: string): Promise<() => number> {
  const client = new pg.Client(url);
  await client.connect();
  const found = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const server = parentOf(found.rows[0]?.pid ?? 0);
  await client.end();
  return () =>
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && parentOf(name) === server)
      .reduce((sum, pid) => sum + timesOf(pid, false), timesOf(server, true));
}

import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';
import { days } from '../../clock.ts';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // it lives but is not ours to signal
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

const machine = hostname().replace(/[^\w-]/g, '-');

/**
 * `machine.pid.random`. A process of this machine that is gone will not write again; of another
 * machine on the same disk only age tells, and no upload lasts a day.
 */
async function isLeftOver(name: string, folder: string, at: string): Promise<boolean> {
  const [where, pid] = name.split('.');
  const isGone = where === machine && (Number(pid) === process.pid || !isAlive(Number(pid)));
  const { mtimeMs } = await stat(path.join(folder, name));
  return isGone || mtimeMs < Date.parse(at) - days(1);
}

/** A folder of this process alone for files on their way in; what dead processes left goes. */
export async function openArrivals(root: string, at: string): Promise<string> {
  const arriving = path.join(root, 'arriving');
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  for (const name of await readdir(arriving))
    if (await isLeftOver(name, arriving, at).catch(() => false))
      await rm(path.join(arriving, name), { recursive: true, force: true });
  const own = path.join(arriving, `${machine}.${process.pid}.${randomBytes(4).toString('hex')}`);
  await mkdir(own, { mode: 0o700 });
  return own;
}

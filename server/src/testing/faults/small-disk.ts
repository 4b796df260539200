import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const megabyte = 2 ** 20;

/** A disk of its own that can be filled: in memory, made by the system's `mount`. */
export interface SmallDisk {
  readonly folder: string;
  /** megabytes left */
  free(): number;
  /** puts something in the way, so that so many megabytes are left */
  leave(megabytes: number): void;
  /** takes away what was put there */
  clear(): void;
  unmount(): void;
}

/** None where one may not mount. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const mount = mkdtempSync(path.join(tmpdir(), 'muster-disk-'));
  const run = (program: string, ...args: string[]): void => {
    execFileSync(program, args, { stdio: 'ignore' });
  };
  try {
    run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'muster-trust', mount);
  } catch {
    rmSync(mount, { recursive: true });
    return undefined;
  }
  const unmount = (): void => {
    process.off('exit', unmount);
    // Lazily: a process that was killed a moment ago may still be in it.
    run('umount', '-l', mount);
    rmSync(mount, { recursive: true, force: true });
  };
  process.once('exit', unmount);
  const folder = path.join(mount, 'data');
  mkdirSync(folder);
  const ballast = path.join(mount, 'ballast');
  const free = (): number => {
    const { bavail, bsize } = statfsSync(mount);
    return (bavail * bsize) / megabyte;
  };
  const clear = (): void => rmSync(ballast, { force: true });
  return {
    folder,
    free,
    clear,
    leave: (left) => {
      clear();
      const size = Math.floor((free() - left) * megabyte);
      if (size > 0) writeFileSync(ballast, Buffer.alloc(size));
    },
    unmount,
  };
}

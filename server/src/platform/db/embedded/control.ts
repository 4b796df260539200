import { createHash } from 'node:crypto';
import path from 'node:path';

/** What the operating systems allow in the name of a socket, the shortest of them. */
const LONGEST = 100;

/**
 * Where the process that holds a data folder can be asked for a copy of it; null when the folder's
 * name is too long for a socket. The folder is closed to others, and so is what lies in it.
 */
export function controlAddress(dataDir: string): string | null {
  if (process.platform === 'win32') {
    const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 32);
    return `\\\\.\\pipe\\muster-${name}`;
  }
  const absolute = path.join(path.resolve(dataDir), 'control');
  const relative = path.relative(process.cwd(), absolute);
  const shorter = relative.length < absolute.length ? relative : absolute;
  return Buffer.byteLength(shorter) <= LONGEST ? shorter : null;
}

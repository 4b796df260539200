import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const SQLITE_BUSY = 5;

/**
 * Two processes on one folder lose committed rows without a word. SQLite's file lock is the kernel's:
 * it ends with the process, even on kill -9, so there is never a stale lock to steal.
 */
export function lockDataFolder(dataDir: string): () => void {
  const file = new DatabaseSync(path.join(dataDir, 'lock'), { timeout: 0 });
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!isBusy(error)) throw error;
    throw new Error(
      `The data folder ${dataDir} is in use by another Muster process. ` +
        'Stop that one, or set MUSTER_DATA to another folder.',
      { cause: error },
    );
  }
  return () => file.close();
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

import { mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from './disk-fault.ts';
import { type FileStore, isKey } from './store.ts';

/** A name in a folder survives a power cut only when the folder itself is flushed. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Files in a folder of this machine or of a shared disk: `objects/ab/abcdef…`. */
export function localStore(root: string): FileStore {
  const folderOf = (key: string): string => {
    if (!isKey(key)) throw new Error('not a key of a file');
    return path.join(root, 'objects', key.slice(0, 2));
  };
  const placeOf = (key: string): string => path.join(folderOf(key), key);
  return {
    async put(key, file) {
      const folder = folderOf(key);
      const made = await mkdir(folder, { recursive: true, mode: 0o700 });
      await rename(file.path, placeOf(key));
      await flushFolder(folder);
      if (made) await flushFolder(path.dirname(folder));
    },
    async open(key, span) {
      try {
        const handle = await open(placeOf(key), 'r');
        return handle.createReadStream({ start: span?.from, end: span?.to });
      } catch (error) {
        if (errorCode(error) === 'ENOENT') return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}

import type { Tx } from '../db/transaction.ts';
import type { FileStore } from '../files/store.ts';

export interface ArchivedFile {
  readonly key: string;
  readonly bytes: number;
  readonly sha256: string;
  /** a record names it: a backup without it would be none */
  readonly isNeeded: boolean;
}

/**
 * What of the store belongs to this moment. A file never changes, and one that a record names is there
 * for a day after its release: there is time to copy them.
 */
export async function keptFiles(tx: Tx): Promise<ArchivedFile[]> {
  const rows = await tx
    .selectFrom('stored_file')
    .select(['key', 'bytes', 'sha256', 'state'])
    .where('state', 'in', ['kept', 'staged'])
    .orderBy('key')
    .execute();
  return rows.map(({ key, bytes, sha256, state }) => ({
    key,
    bytes,
    sha256: sha256.toString('hex'),
    isNeeded: state === 'kept',
  }));
}

/** Its bytes; null when it was nobody's and went meanwhile. */
export async function openKept(
  store: FileStore,
  { key, isNeeded }: ArchivedFile,
): Promise<AsyncIterable<Buffer> | null> {
  const bytes = await store.open(key);
  if (!bytes && isNeeded)
    throw new Error(`The file ${key} is not in the store though a record names it.`);
  return bytes;
}

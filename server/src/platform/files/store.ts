import type { Readable } from 'node:stream';

/** A finished file on this machine, flushed to its disk. */
export interface Finished {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: Buffer;
}

/** First and last byte, both within the file. */
export interface ByteSpan {
  readonly from: number;
  readonly to: number;
}

/** Where files are kept, by keys that nobody can guess. */
export interface FileStore {
  /** whole and lasting when it answers; the finished file may be gone then */
  put(key: string, file: Finished): Promise<void>;
  /** null: there is none */
  open(key: string, span?: ByteSpan): Promise<Readable | null>;
  /** also when there is none */
  remove(key: string): Promise<void>;
}

/** Of files that are small by what they are for. */
export async function readWhole(
  store: Pick<FileStore, 'open'>,
  key: string,
): Promise<Buffer | null> {
  const stream = await store.open(key);
  return stream && Buffer.concat(await stream.toArray());
}

export const isKey = (text: string): boolean => /^[0-9a-f]{40}$/.test(text);

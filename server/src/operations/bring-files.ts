import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { digestOf } from '../platform/archive/check-archive.ts';
import type { Manifest } from '../platform/archive/contents.ts';
import type { Progress } from '../platform/archive/progress.ts';
import { type Archive, type ArchiveEntry, fileKeyIn } from '../platform/archive/read-archive.ts';
import type { FileStore, Finished } from '../platform/files/store.ts';

export interface FilesPlace {
  readonly store: FileStore;
  /** a folder on the disk of the store: where a file is written before it has its place */
  readonly arriving: string;
  readonly progress: Progress;
}

/** Puts every file of the archive into the store and reads each again from there. */
export async function bringFiles(
  archive: Archive,
  manifest: Manifest,
  { store, arriving, progress }: FilesPlace,
): Promise<void> {
  progress.stage('Bringing bytes of files', archive.head.files.bytes);
  for await (const entry of archive.entries()) {
    const key = fileKeyIn(entry);
    if (!key) continue;
    const file = await land(entry, arriving);
    try {
      await store.put(key, file);
    } finally {
      await rm(file.path, { force: true });
    }
    const kept = await store.open(key);
    if (!kept || (await digestOf(kept)).digest !== manifest.files[key]?.digest)
      throw new Error(`The file ${key} did not arrive as it was.`);
    progress.step(file.bytes);
  }
}

async function land({ bytes }: ArchiveEntry, arriving: string): Promise<Finished> {
  const landed = path.join(arriving, 'restored');
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* counted() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await pipeline(counted, createWriteStream(landed, { mode: 0o600, flush: true }));
  return { path: landed, bytes: size, sha256: hash.digest() };
}

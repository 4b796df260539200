import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { type Contents, type Head, headSchema, type Manifest, manifestSchema } from './contents.ts';
import { checkEndMark } from './end-mark.ts';
import type { RowChunk } from './read-rows.ts';

export interface ArchiveEntry {
  readonly name: string;
  readonly bytes: AsyncIterable<Buffer>;
}

/** A whole and unchanged archive, to be read as often as one likes. */
export interface Archive {
  readonly head: Head;
  readonly contents: Contents;
  entries(): AsyncGenerator<ArchiveEntry>;
}

/** Refuses a file that is not byte for byte what a backup wrote, or is of a newer form. */
export async function openArchive(file: string): Promise<Archive> {
  const end = await checkEndMark(file);
  const entries = () => entriesOf(file, end);
  const head = headSchema.parse(await firstJson(entries()));
  return { head, contents: { head, batches: () => batchesIn(entries()) }, entries };
}

async function* entriesOf(file: string, end: number): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const source = createReadStream(file, { end: end - 1 });
  // What goes wrong in the pipe also breaks the loop below, which is where it is reported.
  const piped = pipeline(source, createGunzip(), tar).catch(() => undefined);
  for await (const entry of tar) {
    // the library says only that it yields something
    yield {
      name: entry.header.name,
      bytes: entry as AsyncIterable<unknown> as ArchiveEntry['bytes'],
    };
    entry.resume();
  }
  await piped;
}

async function* batchesIn(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<RowChunk> {
  for await (const entry of entries) {
    const batch = await batchFrom(entry);
    if (batch) yield batch;
  }
}

/** The rows in an entry; null when it holds something else. */
export async function batchFrom({ name, bytes }: ArchiveEntry): Promise<RowChunk | null> {
  const table = /^database\/([^/]+)\//.exec(name)?.[1];
  return table ? { table, lines: (await textOf(bytes)).trimEnd().split('\n') } : null;
}

/** The key of the stored file in an entry; null when it holds something else. */
export const fileKeyIn = ({ name }: ArchiveEntry): string | null =>
  /^files\/(.+)$/.exec(name)?.[1] ?? null;

async function firstJson(entries: AsyncIterable<ArchiveEntry>): Promise<unknown> {
  for await (const { bytes } of entries) return JSON.parse(await textOf(bytes));
  return undefined;
}

export const manifestFrom = async (bytes: ArchiveEntry['bytes']): Promise<Manifest> =>
  manifestSchema.parse(JSON.parse(await textOf(bytes)));

const textOf = async (bytes: ArchiveEntry['bytes']): Promise<string> =>
  (await buffer(bytes)).toString();

import { createHash } from 'node:crypto';
import { open as openFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { type Contents, type Head, type Manifest, totalRows } from './contents.ts';
import { withEndMark } from './end-mark.ts';
import type { ArchivedFile } from './kept-files.ts';
import type { Progress } from './progress.ts';
import { RowDigests } from './row-digest.ts';

export interface WrittenArchive {
  readonly head: Head;
  readonly contents: Contents;
  readonly files: readonly ArchivedFile[];
  /** null: left out */
  readonly open: (file: ArchivedFile) => Promise<AsyncIterable<Buffer> | null>;
}

/** Writes all of it into a new file that only its owner may read, and onto the disk. */
export async function writeArchive(
  file: string,
  written: WrittenArchive,
  progress: Progress,
): Promise<void> {
  const target = await openFile(file, 'wx', 0o600);
  const tar = pack();
  const entries = addAll(tar, written, progress).catch((error: unknown) => {
    tar.destroy(error instanceof Error ? error : new Error(String(error)));
    throw error;
  });
  // The library's streams are those of Node in all but their type.
  const bytes = tar as unknown as NodeJS.ReadableStream;
  const ends = await Promise.allSettled([
    entries,
    pipeline(
      bytes,
      createGzip({ level: GZIP_LEVEL }),
      withEndMark,
      target.createWriteStream({ flush: true }),
    ),
  ]);
  // Only when both are at rest: whoever takes the failed file away finds it, and nothing writes on.
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** A little larger than the usual 6, in half the time. */
const GZIP_LEVEL = 3;

async function addAll(tar: Pack, written: WrittenArchive, progress: Progress): Promise<void> {
  await addJson(tar, 'muster.json', written.head);
  const tables = await addRows(tar, written, progress);
  const files = await addFiles(tar, written, progress);
  await addJson(tar, 'manifest.json', { tables, files } satisfies Manifest);
  tar.finalize();
}

async function addRows(
  tar: Pack,
  { head, contents }: WrittenArchive,
  progress: Progress,
): Promise<Manifest['tables']> {
  const digests = new RowDigests(head.tables);
  let number = 0;
  progress.stage('Writing rows', totalRows(head));
  for await (const batch of contents.batches()) {
    digests.add(batch);
    number += 1;
    const name = `database/${batch.table}/${String(number).padStart(7, '0')}.jsonl`;
    await add(tar, name, Buffer.from(`${batch.lines.join('\n')}\n`));
    progress.step(batch.lines.length);
  }
  return digests.result();
}

async function addFiles(
  tar: Pack,
  { head, files, open }: WrittenArchive,
  progress: Progress,
): Promise<Manifest['files']> {
  const added: Manifest['files'] = {};
  progress.stage('Writing bytes of files', head.files.bytes);
  for (const file of files) {
    const bytes = await open(file);
    if (!bytes) continue;
    const digest = await addFile(tar, file, bytes);
    if (digest !== file.sha256)
      throw new Error(`The file ${file.key} in the store is not the one that was once put there.`);
    added[file.key] = { size: file.bytes, digest };
    progress.step(file.bytes);
  }
  return added;
}

async function addFile(
  tar: Pack,
  file: ArchivedFile,
  bytes: AsyncIterable<Buffer>,
): Promise<string> {
  const hash = createHash('sha256');
  const hashed = async function* hashed() {
    for await (const chunk of bytes) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const header = headerOf(`files/${file.key}`, file.bytes);
  await pipeline(hashed, tar.entry(header) as unknown as NodeJS.WritableStream);
  return hash.digest('hex');
}

const addJson = (tar: Pack, name: string, value: object): Promise<void> =>
  add(tar, name, Buffer.from(`${JSON.stringify(value)}\n`));

/** Comes back when the bytes were taken: memory stays flat however slow the disk is. */
const add = (tar: Pack, name: string, bytes: Buffer): Promise<void> =>
  new Promise((resolve, reject) => {
    tar.entry(headerOf(name, bytes.length), bytes, (error) => (error ? reject(error) : resolve()));
  });

const headerOf = (name: string, size: number) => ({ name, size, mode: 0o600 });

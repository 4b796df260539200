import { createHash } from 'node:crypto';
import { type Manifest, totalRows } from './contents.ts';
import type { Progress } from './progress.ts';
import { type Archive, batchFrom, fileKeyIn, manifestFrom } from './read-archive.ts';
import { tableDifferences, RowDigests } from './row-digest.ts';

/**
 * Reads an archive from end to end as a restore would and holds every row and file against the list at
 * its end: bytes that were kept well may still have been written wrong.
 */
export async function checkArchive(archive: Archive, progress: Progress): Promise<Manifest> {
  const { head } = archive;
  const digests = new RowDigests(head.tables);
  const files: Manifest['files'] = {};
  let manifest: Manifest | undefined;
  progress.stage('Checking the archive', totalRows(head) + head.files.count);
  for await (const entry of archive.entries()) {
    const batch = await batchFrom(entry);
    const key = fileKeyIn(entry);
    if (batch) digests.add(batch);
    if (key) files[key] = await digestOf(entry.bytes);
    if (entry.name === 'manifest.json') manifest = await manifestFrom(entry.bytes);
    progress.step(batch?.lines.length ?? 1);
  }
  if (!manifest) throw new Error('The archive has no list of its contents.');
  const wrong = [
    ...tableDifferences(manifest.tables, digests.result()),
    ...odd(manifest.files, files),
  ];
  if (wrong.length > 0)
    throw new Error(`The archive does not hold what its list says: ${wrong.join(', ')}.`);
  return manifest;
}

export async function digestOf(bytes: AsyncIterable<Buffer>): Promise<Manifest['files'][string]> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of bytes) {
    hash.update(chunk);
    size += chunk.length;
  }
  return { size, digest: hash.digest('hex') };
}

const odd = (expected: Manifest['files'], found: Manifest['files']): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(found)])].filter(
    (key) => expected[key]?.digest !== found[key]?.digest,
  );

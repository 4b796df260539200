import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { checkArchive } from './check-archive.ts';
import { END_MARK_LENGTH } from './end-mark.ts';
import { openArchive } from './read-archive.ts';
import { writeArchive } from './write-archive.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'muster-mark-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const whole = path.join(scratch, 'whole.muster');
const progress = { stage: () => undefined, step: () => undefined };
const photo = Buffer.from('not a photo'.repeat(20_000));
const key = 'a'.repeat(40);
const sha256 = createHash('sha256').update(photo).digest('hex');
const lines = Array.from({ length: 500 }, (_, index) => `["${index}","বাংলা"]`);
const head = {
  format: 1 as const,
  muster: '1.2.3',
  createdAt: '2026-01-31T10:00:00.000Z',
  migrations: ['0001_one'],
  tables: [{ name: 'thing', columns: ['id', 'name'], rows: lines.length }],
  files: { count: 1, bytes: photo.length },
  auditHead: null,
};

const write = (file: string, bytes: Buffer = photo) =>
  writeArchive(
    file,
    {
      head,
      contents: {
        head,
        batches: async function* batches() {
          yield { table: 'thing', lines };
        },
      },
      files: [{ key, bytes: photo.length, sha256, isNeeded: true }],
      open: async () => Readable.from([bytes.subarray(0, 1000), bytes.subarray(1000)]),
    },
    progress,
  );

let bytes: Buffer;
beforeAll(async () => {
  await write(whole);
  bytes = readFileSync(whole);
});

const opens = async (changed: Buffer): Promise<void> => {
  const file = path.join(scratch, 'changed.muster');
  writeFileSync(file, changed);
  await openArchive(file);
};
const refusal = 'is not a whole archive: it was cut or changed after it was written';

it('a whole archive is taken, and says what is in it', async () => {
  const archive = await openArchive(whole);
  expect(archive.head).toEqual(head);
  const manifest = await checkArchive(archive, progress);
  expect(manifest.tables.thing?.rows).toBe(500);
  expect(manifest.files).toEqual({ [key]: { size: photo.length, digest: sha256 } });
});

it('is an ordinary tar.gz for whoever has nothing else', () => {
  const names = execFileSync('tar', ['-tzf', whole]).toString().trim().split('\n');
  expect(names).toEqual([
    'muster.json',
    'database/thing/0000001.jsonl',
    `files/${key}`,
    'manifest.json',
  ]);
});

it('an archive cut anywhere is refused', async () => {
  const places = fc.integer({ min: 0, max: bytes.length - 1 });
  await fc.assert(
    fc.asyncProperty(places, async (end) => {
      await expect(opens(bytes.subarray(0, end))).rejects.toThrow(refusal);
    }),
    { numRuns: 23, examples: [[0], [END_MARK_LENGTH], [bytes.length - END_MARK_LENGTH]] },
  );
});

it('an archive with one bit turned anywhere is refused', async () => {
  const bits = fc.integer({ min: 0, max: bytes.length * 8 - 1 });
  const edges = [0, 9, bytes.length - END_MARK_LENGTH, bytes.length - 1];
  await fc.assert(
    fc.asyncProperty(bits, async (bit) => {
      const changed = Buffer.from(bytes);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      await expect(opens(changed)).rejects.toThrow(refusal);
    }),
    { numRuns: 54, examples: edges.map((place) => [place * 8]) },
  );
});

it('a longer one, two in one and something else are refused', async () => {
  await expect(opens(Buffer.concat([bytes, Buffer.of(0)]))).rejects.toThrow(refusal);
  await expect(opens(Buffer.concat([bytes, bytes]))).rejects.toThrow(refusal);
  await expect(opens(Buffer.from('x'.repeat(5000)))).rejects.toThrow(refusal);
});

it('none is made of a file that is shorter or another than it was', async () => {
  const other = Buffer.from(photo);
  other[77] = 0;
  const file = path.join(scratch, 'never.muster');
  const parts: [Buffer, string][] = [
    [other, 'is not the one that was once put there'],
    [photo.subarray(1), 'Size mismatch'],
  ];
  for (const [given, sentence] of parts) {
    await expect(write(file, given)).rejects.toThrow(sentence);
    rmSync(file);
  }
});

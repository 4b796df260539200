import { buffer } from 'node:stream/consumers';
import { once } from 'node:events';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, packed. */
export interface PackedFile {
  readonly name: string;
  readonly crc: number;
  /** of what was packed */
  readonly size: number;
  readonly content: Buffer;
}

/** Packed piece by piece: between two of them others are served. */
export async function packFile(name: string, pieces: Iterable<string>): Promise<PackedFile> {
  const packing = createDeflateRaw();
  const packed = buffer(packing);
  let [crc, size] = [0, 0];
  for (const piece of pieces) {
    const bytes = Buffer.from(piece);
    crc = crc32(bytes, crc);
    size += bytes.length;
    if (!packing.write(bytes)) await once(packing, 'drain');
  }
  packing.end();
  return { name, crc, size, content: await packed };
}

const localMark = 0x04_03_4b_50;
const entryMark = 0x02_01_4b_50;
const endMark = 0x06_05_4b_50;
const version = 20;
/** names are UTF-8 */
const flags = 0x08_00;
const deflated = 8;
/** 1 January 1980: the same cells are the same file */
const day = 0x21;

/** What the heads in front of a file and in the directory have in common. */
function described({ name, crc, size, content }: PackedFile): Buffer {
  const head = Buffer.alloc(26);
  head.writeUInt16LE(version, 0);
  head.writeUInt16LE(flags, 2);
  head.writeUInt16LE(deflated, 4);
  head.writeUInt16LE(day, 8);
  head.writeUInt32LE(crc, 10);
  head.writeUInt32LE(content.length, 14);
  head.writeUInt32LE(size, 18);
  head.writeUInt16LE(Buffer.byteLength(name), 22);
  return head;
}

function marked(mark: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeUInt32LE(mark);
  return bytes;
}

/** An archive as APPNOTE 6.3 has it; nothing in it comes near the four gigabytes that need more. */
export function zipOf(files: readonly PackedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const name = Buffer.from(file.name);
    const head = described(file);
    const local = [marked(localMark, 4), head, name, file.content];
    const entry = marked(entryMark, 46);
    entry.writeUInt16LE(version, 4);
    head.copy(entry, 6);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, name);
    parts.push(...local);
    at += local.reduce((sum, { length }) => sum + length, 0);
  }
  const end = marked(endMark, 22);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...directory, end]);
}

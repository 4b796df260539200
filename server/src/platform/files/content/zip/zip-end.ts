import type { Bytes } from '../bytes.ts';

const endMark = Buffer.from('PK\x05\x06', 'latin1');
const length = 22;
const longestNote = 65_535;

interface ZipEnd {
  /** where this record itself begins */
  readonly at: number;
  readonly count: number;
  readonly size: number;
  readonly offset: number;
}

/** The record at the end of a zip that says where its directory is; null: this does not end as one. */
export async function findEnd(bytes: Bytes): Promise<ZipEnd | null> {
  const start = Math.max(0, bytes.size - length - longestNote);
  const tail = await bytes.at(start, length + longestNote);
  let found = tail.lastIndexOf(endMark);
  while (found >= 0) {
    const reachesEnd =
      found + length <= tail.length &&
      found + length + tail.readUInt16LE(found + 20) === tail.length;
    const isOneDisk = reachesEnd && tail.readUInt32LE(found + 4) === 0;
    if (isOneDisk && tail.readUInt16LE(found + 8) === tail.readUInt16LE(found + 10))
      return {
        at: start + found,
        count: tail.readUInt16LE(found + 10),
        size: tail.readUInt32LE(found + 12),
        offset: tail.readUInt32LE(found + 16),
      };
    found = found === 0 ? -1 : tail.lastIndexOf(endMark, found - 1);
  }
  return null;
}

import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

export const looksLikeWebp = (head: Buffer): boolean =>
  markAt(head, 0, 4) === 'RIFF' && markAt(head, 8, 4) === 'WEBP';

const sizes: Readonly<Record<string, (head: Buffer) => number>> = {
  'VP8 ': (head) => {
    expectWhole(head.readUIntBE(23, 3) === 0x9d_01_2a);
    return (head.readUInt16LE(26) & 0x3fff) * (head.readUInt16LE(28) & 0x3fff);
  },
  VP8L: (head) => {
    expectWhole(head.readUInt8(20) === 0x2f);
    const bits = head.readUInt32LE(21);
    return ((bits & 0x3fff) + 1) * (((bits >>> 14) & 0x3fff) + 1);
  },
  VP8X: (head) => (head.readUIntLE(24, 3) + 1) * (head.readUIntLE(27, 3) + 1),
};

/** The container tells its length: what is longer carries something behind it. */
export async function pixelsOfWebp(bytes: Bytes): Promise<number> {
  const head = await bytes.at(0, 30);
  expectWhole(head.length === 30);
  const told = head.readUInt32LE(4) + 8;
  expectWhole(bytes.size === told || bytes.size === told + (told % 2));
  const size = sizes[markAt(head, 12, 4)];
  expectWhole(size !== undefined);
  return size?.(head) ?? 0;
}

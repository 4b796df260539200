import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

const signature = '\x89PNG\r\n\x1a\n';
const mostChunks = 5_000;

export const looksLikePng = (head: Buffer): boolean => markAt(head, 0, 8) === signature;

/** Every chunk is stepped over; the last must be the end of the file, so nothing rides behind it. */
async function expectChunksToTheEnd(bytes: Bytes): Promise<void> {
  let offset = signature.length;
  for (let count = 0; count < mostChunks; count += 1) {
    const chunk = await bytes.at(offset, 8);
    expectWhole(chunk.length === 8);
    offset += 12 + chunk.readUInt32BE(0);
    if (markAt(chunk, 4, 4) === 'IEND') return expectWhole(offset === bytes.size);
  }
  expectWhole(false);
}

export async function pixelsOfPng(bytes: Bytes): Promise<number> {
  const head = await bytes.at(0, 33);
  expectWhole(head.length === 33 && head.readUInt32BE(8) === 13 && markAt(head, 12, 4) === 'IHDR');
  await expectChunksToTheEnd(bytes);
  return head.readUInt32BE(16) * head.readUInt32BE(20);
}

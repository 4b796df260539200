import { expectWhole } from './broken.ts';
import type { Bytes } from './bytes.ts';

const mostSegments = 2_000;

export const looksLikeJpeg = (head: Buffer): boolean =>
  head.length > 3 && head.readUIntBE(0, 3) === 0xff_d8_ff;

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const standsAlone = (marker: number): boolean =>
  marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Steps from segment to segment up to the one that tells height and width. */
export async function pixelsOfJpeg(bytes: Bytes): Promise<number> {
  let offset = 2;
  for (let count = 0; count < mostSegments; count += 1) {
    const segment = await bytes.at(offset, 9);
    expectWhole(segment.length === 9 && segment.readUInt8(0) === 0xff);
    const marker = segment.readUInt8(1);
    if (isFrame(marker)) return segment.readUInt16BE(5) * segment.readUInt16BE(7);
    // picture data or the end before any size was told
    expectWhole(marker !== 0xda && marker !== 0xd9 && marker !== 0x00);
    if (marker === 0xff) offset += 1;
    else offset += standsAlone(marker) ? 2 : 2 + segment.readUInt16BE(2);
  }
  expectWhole(false);
  return 0;
}

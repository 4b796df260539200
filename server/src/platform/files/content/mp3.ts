import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

const bitrates = {
  one: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  two: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates = [44_100, 48_000, 32_000] as const;

/** The length of the frame that begins here, in bytes; 0 where none does. */
function frameLength(bytes: Buffer, at: number): number {
  if (at + 4 > bytes.length) return 0;
  const word = bytes.readUInt32BE(at);
  const version = (word >>> 19) & 3;
  const isLayerThree = ((word >>> 17) & 3) === 1;
  if (word >>> 21 !== 0x7ff || !isLayerThree || version === 1) return 0;
  const bitrate = bitrates[version === 3 ? 'one' : 'two'][(word >>> 12) & 15] ?? 0;
  const slower = { 3: 1, 2: 2, 0: 4 }[version] ?? 1;
  const rate = (sampleRates[(word >>> 10) & 3] ?? 0) / slower;
  if (bitrate === 0 || rate === 0) return 0;
  const padding = (word >>> 9) & 1;
  return Math.floor(((version === 3 ? 144 : 72) * bitrate * 1000) / rate) + padding;
}

const hasTag = (head: Buffer): boolean => markAt(head, 0, 3) === 'ID3' && head.length >= 10;

export const looksLikeMp3 = (head: Buffer): boolean => hasTag(head) || frameLength(head, 0) > 0;

/** Seven bits of each byte, so that a length never looks like a frame. */
const tagLength = (head: Buffer): number =>
  [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (head.readUInt8(at) & 0x7f), 0) + 10;

/** Three frames, one behind the other: two bytes alone would let anything pass. */
export async function expectMp3(bytes: Bytes): Promise<void> {
  const head = await bytes.at(0, 10);
  const sound = await bytes.at(hasTag(head) ? tagLength(head) : 0, 65_536);
  let at = sound.findIndex((byte) => byte !== 0);
  for (let count = 0; count < 3; count += 1) {
    const length = at < 0 ? 0 : frameLength(sound, at);
    expectWhole(length > 0);
    at += length;
  }
}

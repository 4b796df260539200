import { promisify } from 'node:util';
import { inflate } from 'node:zlib';

const unpack = promisify(inflate);

/** A picture of a few kilobytes can fill the memory of the thread that draws it. */
export const mostPrinted = 4_000_000;

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
/** By the type of colour: how many values a point has, and with how many bits each may come. */
const depths: Readonly<Record<number, { readonly values: number; readonly bits: number[] }>> = {
  0: { values: 1, bits: [1, 2, 4, 8, 16] },
  2: { values: 3, bits: [8, 16] },
  3: { values: 1, bits: [1, 2, 4, 8] },
  4: { values: 2, bits: [8, 16] },
  6: { values: 4, bits: [8, 16] },
};
/** Where the points of each pass begin and how far they are apart: across, down. */
const interlaced = [
  [0, 8, 0, 8],
  [4, 8, 0, 8],
  [0, 4, 4, 8],
  [2, 4, 0, 4],
  [0, 2, 2, 4],
  [1, 2, 0, 2],
  [0, 1, 1, 2],
] as const;

function partsOfPng(png: Buffer): ReadonlyMap<string, Buffer> {
  const parts = new Map<string, Buffer[]>();
  for (let at = signature.length; at + 12 <= png.length;) {
    const length = png.readUInt32BE(at);
    const mark = png.toString('latin1', at + 4, at + 8);
    const known = parts.get(mark) ?? [];
    known.push(png.subarray(at + 8, at + 8 + length));
    parts.set(mark, known);
    at += 12 + length;
  }
  return new Map([...parts].map(([mark, some]) => [mark, Buffer.concat(some)]));
}

interface Shape {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly isInterlaced: boolean;
}

/** Of each pass over the picture: how many lines, of how many bytes; the first says how it is filtered. */
function passesOf({ width, height, bits, isInterlaced }: Shape) {
  const passes = isInterlaced ? interlaced : ([[0, 1, 0, 1]] as const);
  return passes
    .map(([left, across, top, down]) => ({
      wide: Math.ceil((width - left) / across),
      lines: Math.ceil((height - top) / down),
    }))
    .filter(({ wide, lines }) => wide > 0 && lines > 0)
    .map(({ wide, lines }) => ({ lines, bytes: 1 + Math.ceil((wide * bits) / 8) }));
}

const filters = 5;

/** What is packed comes out in the size that its head says, each line filtered in a way there is. */
async function isWhole(packed: Buffer, shape: Shape): Promise<boolean> {
  const passes = passesOf(shape);
  const size = passes.reduce((sum, { lines, bytes }) => sum + lines * bytes, 0);
  const unpacked = await unpack(packed, { maxOutputLength: size });
  if (unpacked.length !== size) return false;
  let at = 0;
  for (const { lines, bytes } of passes)
    for (const end = at + lines * bytes; at < end; at += bytes)
      if ((unpacked[at] ?? filters) >= filters) return false;
  return true;
}

/** All that its drawing reads is there: a thread that draws half a picture breaks off. */
async function isPng(png: Buffer): Promise<boolean> {
  const parts = partsOfPng(png);
  const [head, packed] = [parts.get('IHDR'), parts.get('IDAT')];
  if (head?.length !== 13 || !packed) return false;
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth = 0, colour = 0, packing, filter, order = 0] = head.subarray(8);
  const values = depths[colour];
  if (!values?.bits.includes(depth) || packing !== 0 || filter !== 0 || order > 1) return false;
  if (colour === 3 && !parts.get('PLTE')?.length) return false;
  if (width * height === 0 || width * height > mostPrinted) return false;
  const bits = values.values * depth;
  return isWhole(packed, { width, height, bits, isInterlaced: order === 1 });
}

const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Up to the segment that tells its size and how many colours it has: viewers draw the rest. */
function isJpeg(jpeg: Buffer): boolean {
  for (let at = 2; at + 10 <= jpeg.length;) {
    const marker = jpeg.readUInt8(at + 1);
    if (jpeg.readUInt8(at) !== 0xff) return false;
    if (isFrame(marker)) {
      const points = jpeg.readUInt16BE(at + 5) * jpeg.readUInt16BE(at + 7);
      return points > 0 && points <= mostPrinted && [1, 3, 4].includes(jpeg.readUInt8(at + 9));
    }
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  return false;
}

const asAddress = (kind: 'png' | 'jpeg', content: Buffer): string =>
  `data:image/${kind};base64,${content.toString('base64')}`;

/** A picture that a document can show, as it is handed to the press; null: it is none. */
export async function printablePicture(content: Buffer): Promise<string | null> {
  try {
    if (content.subarray(0, 8).equals(signature))
      return (await isPng(content)) ? asAddress('png', content) : null;
    if (content.readUInt16BE(0) === 0xff_d8)
      return isJpeg(content) ? asAddress('jpeg', content) : null;
    return null;
  } catch {
    // cut off in the middle of what it says of itself
    return null;
  }
}

import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

const chunk = (mark: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(mark, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

interface Size {
  readonly width: number;
  readonly height: number;
}

const pngOf = ({ width, height }: Size, lines: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** A real picture of one colour; `told` are the sizes its head claims. */
export function samplePng(width = 8, height = 8, told: Size = { width, height }): Buffer {
  const pine = Buffer.from('0f6b57', 'hex');
  const line = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * 3, pine)]);
  return pngOf(told, Buffer.concat(Array.from({ length: height }, () => line)));
}

/** One that no packing makes smaller: three bytes for each point of a square. */
export function noisyPng(side: number): Buffer {
  const lines = randomBytes((side * 3 + 1) * side);
  for (let row = 0; row < side; row += 1) lines[row * (side * 3 + 1)] = 0;
  return pngOf({ width: side, height: side }, lines);
}

export function sampleJpeg(width = 640, height = 480): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  const app = Buffer.from('ffe000104a46494600010100000100010000', 'hex');
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    app,
    frame,
    Buffer.from('ffda0008010100003f0000ffd9', 'hex'),
  ]);
}

const riff = (mark: string, ...chunks: readonly [string, Buffer][]): Buffer => {
  const parts = chunks.map(([name, data]) => {
    const head = Buffer.alloc(8);
    head.write(name, 'latin1');
    head.writeUInt32LE(data.length, 4);
    return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
  });
  const body = Buffer.concat([Buffer.from(mark), ...parts]);
  const head = Buffer.alloc(8);
  head.write('RIFF');
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body]);
};

export function sampleWebp(width = 320, height = 200): Buffer {
  const canvas = Buffer.alloc(10);
  canvas.writeUIntLE(width - 1, 4, 3);
  canvas.writeUIntLE(height - 1, 7, 3);
  return riff('WEBP', ['VP8X', canvas], ['VP8L', Buffer.alloc(20)]);
}

export const sampleWav = (): Buffer =>
  riff('WAVE', ['fmt ', Buffer.alloc(16)], ['data', Buffer.alloc(100)]);

export const samplePdf = (): Buffer =>
  Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n');

/** Frames of 128 kbit/s at 44.1 kHz: 417 bytes each. */
export const sampleMp3 = (tag = true): Buffer => {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000);
  const head = Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x0a0123456789', 'latin1');
  return Buffer.concat([...(tag ? [head] : []), ...Array<Buffer>(4).fill(frame)]);
};

export const sampleOgg = (codec = 'OpusHead'): Buffer => {
  const page = Buffer.alloc(28);
  page.write('OggS');
  page.set([2], 5);
  page.set([1, 19], 26);
  return Buffer.concat([page, Buffer.from(codec, 'latin1'), Buffer.alloc(20)]);
};

const box = (mark: string, ...inner: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([Buffer.from(mark), ...inner]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(body.length + 4);
  return Buffer.concat([head, body]);
};
export const sampleMp4 = (...handlers: readonly string[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('M4A \0\0\0\0isom')),
    box('mdat', Buffer.alloc(64)),
    box('moov', ...handlers.map((is) => box('hdlr', Buffer.alloc(8), Buffer.from(is)))),
  ]);
export const sampleM4a = (): Buffer => sampleMp4('soun');

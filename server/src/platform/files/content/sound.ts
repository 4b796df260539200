import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

const codecs = ['OpusHead', '\x01vorbis', 'Speex   ', '\x7fFLAC'];

export const looksLikeOgg = (head: Buffer): boolean => markAt(head, 0, 4) === 'OggS';

/** The first page begins a stream of sound; a film has the same outside. */
export async function expectOgg(bytes: Bytes): Promise<void> {
  const head = await bytes.at(0, 300);
  expectWhole(head.length > 28 && head.readUInt8(4) === 0 && (head.readUInt8(5) & 2) === 2);
  const packet = 27 + head.readUInt8(26);
  expectWhole(codecs.some((codec) => markAt(head, packet, codec.length) === codec));
}

export const looksLikeWav = (head: Buffer): boolean =>
  markAt(head, 0, 4) === 'RIFF' && markAt(head, 8, 4) === 'WAVE';

/** A format, then sound; recorders that stream leave the lengths open. */
export async function expectWav(bytes: Bytes): Promise<void> {
  let offset = 12;
  let hasFormat = false;
  for (let count = 0; count < 100; count += 1) {
    const chunk = await bytes.at(offset, 8);
    expectWhole(chunk.length === 8);
    const mark = markAt(chunk, 0, 4);
    if (mark === 'data') return expectWhole(hasFormat);
    hasFormat ||= mark === 'fmt ';
    const length = chunk.readUInt32LE(4);
    offset += 8 + length + (length % 2);
  }
  expectWhole(false);
}

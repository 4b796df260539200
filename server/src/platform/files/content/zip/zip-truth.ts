import { createInflateRaw } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { expectWhole } from '../broken.ts';
import type { Bytes } from '../bytes.ts';
import type { ZipMember } from './zip.ts';

const step = 65_536;

/** Where the packed bytes of a member lie: behind its own head, which was held against the directory. */
async function* packedOf(bytes: Bytes, { offset, packed }: ZipMember): AsyncGenerator<Buffer> {
  const head = await bytes.at(offset, 30);
  const from = offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
  for (let at = 0; at < packed; at += step) yield bytes.at(from + at, Math.min(step, packed - at));
}

/** How much comes out of a member; it is not read on once it is more than was said. */
async function unpackedSize(bytes: Bytes, member: ZipMember): Promise<number> {
  const unpacking = createInflateRaw();
  let size = 0;
  await pipeline(packedOf(bytes, member), unpacking, async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) {
      size += part.length;
      expectWhole(size <= member.size);
    }
  });
  // what lies behind the end of the packed bytes is nobody's
  expectWhole(unpacking.bytesWritten === member.packed);
  return size;
}

/** A zip holds what its directory says, byte by byte: found out here and not by whoever opens it. */
export async function expectTruthful(bytes: Bytes, members: readonly ZipMember[]): Promise<void> {
  for (const member of members.filter(({ method }) => method === 8)) {
    const size = await unpackedSize(bytes, member).catch((error: unknown) => {
      const isBroken = (error as { code?: string }).code?.startsWith('Z_') ?? false;
      expectWhole(!isBroken);
      throw error;
    });
    expectWhole(size === member.size);
  }
}

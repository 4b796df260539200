import { fileLocked, fileSwells } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { expectWhole } from '../broken.ts';
import type { Bytes } from '../bytes.ts';
import { findEnd } from './zip-end.ts';

const entryMark = 0x02014b50;
const localMark = 0x04034b50;
const mostMembers = 5_000;
const mostDirectory = 2_097_152;
/** Of all members together, when unpacked. */
const mostUnpacked = 209_715_200;
/** Text packs well; beyond this it is made to swell. Small files may. */
const mostRatio = 100;
const smallEnough = 10_485_760;

export interface ZipMember {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

export const looksLikeZip = (head: Buffer): boolean =>
  head.length >= 4 && head.readUInt32LE(0) === localMark;

function membersIn(directory: Buffer, count: number): ZipMember[] {
  const members: ZipMember[] = [];
  let at = 0;
  while (members.length < count) {
    expectWhole(at + 46 <= directory.length && directory.readUInt32LE(at) === entryMark);
    const nameEnd = at + 46 + directory.readUInt16LE(at + 28);
    const next = nameEnd + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    expectWhole(next <= directory.length);
    members.push({
      name: directory.toString('latin1', at + 46, nameEnd),
      flags: directory.readUInt16LE(at + 8),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = next;
  }
  expectWhole(at === directory.length);
  return members;
}

const isPlain = ({ name, method, packed, size }: ZipMember): boolean =>
  !/^[/\\]|(^|[/\\])\.\.([/\\]|$)|[\u0000-\u001f]/.test(name) &&
  (method === 8 || (method === 0 && packed === size));

/** Each member lies where the directory says, under the same name, and none lies in another. */
async function expectApart(
  bytes: Bytes,
  members: readonly ZipMember[],
  end: number,
): Promise<void> {
  let free = 0;
  for (const member of members.toSorted((a, b) => a.offset - b.offset)) {
    // what lies between two members is at most the note that a writer puts behind one
    expectWhole(member.offset >= free && member.offset - free <= 24);
    const name = Buffer.from(member.name, 'latin1');
    const local = await bytes.at(member.offset, 30 + name.length);
    expectWhole(local.length === 30 + name.length && local.readUInt32LE(0) === localMark);
    expectWhole(local.readUInt16LE(26) === name.length && local.subarray(30).equals(name));
    expectWhole(local.readUInt16LE(8) === member.method);
    free = member.offset + local.length + local.readUInt16LE(28) + member.packed;
    expectWhole(free <= end);
  }
}

function expectModest(bytes: Bytes, members: readonly ZipMember[]): void {
  const unpacked = members.reduce((sum, { size }) => sum + size, 0);
  const isRare = unpacked > smallEnough && unpacked / bytes.size > mostRatio;
  if (unpacked > mostUnpacked || isRare) throw new Refusal(fileSwells);
}

/**
 * What a zip says is in it, held against itself without unpacking a byte: no locks, no overlaps, no
 * 64-bit forms (nothing taken here is that large), nothing before, between or behind the members.
 */
export async function zipMembers(bytes: Bytes): Promise<readonly ZipMember[]> {
  const end = await findEnd(bytes);
  expectWhole(end !== null);
  if (!end) return [];
  if (end.count > mostMembers || end.size > mostDirectory) throw new Refusal(fileSwells);
  expectWhole(end.offset + end.size === end.at);
  const members = membersIn(await bytes.at(end.offset, end.size), end.count);
  if (members.some(({ flags }) => (flags & 1) === 1)) throw new Refusal(fileLocked);
  expectModest(bytes, members);
  expectWhole(members.every(isPlain));
  expectWhole(new Set(members.map(({ name }) => name.toLowerCase())).size === members.length);
  await expectApart(bytes, members, end.offset);
  return members;
}

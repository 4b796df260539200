import { crc32, deflateRawSync } from 'node:zlib';

/** A member of a zip; what is given besides name and text is told falsely. */
export interface SampleMember {
  readonly name: string;
  readonly text?: string;
  readonly size?: number;
  readonly flags?: number;
  readonly offset?: number;
  readonly localName?: string;
}

const local = (member: SampleMember, packed: Buffer, crc: number, size: number): Buffer => {
  const name = Buffer.from(member.localName ?? member.name);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(member.flags ?? 0, 6);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(crc, 14);
  head.writeUInt32LE(packed.length, 18);
  head.writeUInt32LE(size, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, name, packed]);
};

const entry = (
  member: SampleMember,
  packed: Buffer,
  crc: number,
  size: number,
  at: number,
): Buffer => {
  const name = Buffer.from(member.name);
  const head = Buffer.alloc(46);
  head.writeUInt32LE(0x02014b50, 0);
  head.writeUInt16LE(member.flags ?? 0, 8);
  head.writeUInt16LE(8, 10);
  head.writeUInt32LE(crc, 16);
  head.writeUInt32LE(packed.length, 20);
  head.writeUInt32LE(size, 24);
  head.writeUInt16LE(name.length, 28);
  head.writeUInt32LE(member.offset ?? at, 42);
  return Buffer.concat([head, name]);
};

/** A zip by hand, so that it can be wrong in every way. */
export function sampleZip(members: readonly SampleMember[], count = members.length): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const member of members) {
    const plain = Buffer.from(member.text ?? '<xml/>');
    const packed = deflateRawSync(plain);
    const size = member.size ?? plain.length;
    const body = local(member, packed, crc32(plain), size);
    entries.push(entry(member, packed, crc32(plain), size, at));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...bodies, directory, end]);
}

const types = { name: '[Content_Types].xml' };
export const sampleDocx = (...more: readonly SampleMember[]): Buffer =>
  sampleZip([types, { name: 'word/document.xml', text: '<document>Rahim</document>' }, ...more]);
export const sampleXlsx = (...more: readonly SampleMember[]): Buffer =>
  sampleZip([types, { name: 'xl/workbook.xml' }, ...more]);

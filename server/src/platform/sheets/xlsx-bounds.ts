import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { bytesIn } from '../files/content/bytes.ts';
import { type ZipMember, zipMembers } from '../files/content/zip/zip.ts';
import { mostUnpacked, SheetBroken, sheetBounds, SheetTooLarge } from './sheet-bounds.ts';

const unpack = promisify(inflateRaw);
const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i;

/** The letters of a column as a number: A is 1. */
const columnOf = (letters: string): number =>
  Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** One cell far away would make a reader fill everything up to it. */
function expectNear(sheet: string): void {
  for (const [, letters = '', row = ''] of sheet.matchAll(/\br="([A-Z]{0,7})(\d{1,12})"/g))
    if (Number(row) > sheetBounds.rows + 1 || columnOf(letters) > sheetBounds.columns)
      throw new SheetTooLarge();
}

async function unpacked(content: Buffer, member: ZipMember): Promise<Buffer> {
  const names = content.readUInt16LE(member.offset + 26) + content.readUInt16LE(member.offset + 28);
  const from = member.offset + 30 + names;
  const packed = content.subarray(from, from + member.packed);
  if (member.method === 0) return packed;
  // no byte more than the directory promised: what swells further lies
  const whole = await unpack(packed, { maxOutputLength: Math.max(1, member.size) });
  if (whole.length !== member.size) throw new SheetBroken();
  return whole;
}

/**
 * A workbook that unpacks to what it says, within bounds, and without declarations of its own in its XML,
 * before any reader is let at it.
 */
export async function expectModest(content: Buffer): Promise<void> {
  try {
    const members = (await zipMembers(bytesIn(content))).filter(({ name }) =>
      /\.(xml|rels)$/i.test(name),
    );
    if (members.reduce((sum, { size }) => sum + size, 0) > mostUnpacked) throw new SheetTooLarge();
    for (const member of members) {
      const text = (await unpacked(content, member)).toString('utf8');
      if (text.includes('<!DOCTYPE') || text.includes('<!ENTITY')) throw new SheetBroken();
      if (isSheet.test(member.name)) expectNear(text);
    }
  } catch (error) {
    const isOurs = error instanceof SheetTooLarge || error instanceof SheetBroken;
    if (isOurs || error instanceof Refusal) throw error;
    throw new SheetBroken(error);
  }
}

import { fileHasMacros } from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import type { Bytes } from '../bytes.ts';
import { zipMembers } from './zip.ts';
import { expectTruthful } from './zip-truth.ts';

/** Old Office files, and new ones behind a password. */
export const looksLikeOldOffice = (head: Buffer): boolean =>
  head.length >= 8 && head.readBigUInt64BE(0) === 0xd0_cf_11_e0_a1_b1_1a_e1n;

const mainPart = { 'word/document.xml': 'docx', 'xl/workbook.xml': 'xlsx' } as const;
const archive = /\.(zip|7z|rar|gz|tgz|tar|jar|bz2|xz|cab|iso)$/i;

/** A zip with the parts of a document; any other zip is none of ours. */
export async function officeKind(bytes: Bytes): Promise<'docx' | 'xlsx' | null> {
  const members = await zipMembers(bytes);
  const names = members.map(({ name }) => name);
  if (!names.includes('[Content_Types].xml') || names.some((name) => archive.test(name)))
    return null;
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) throw new Refusal(fileHasMacros);
  const found = Object.entries(mainPart).filter(([part]) => names.includes(part));
  if (found.length !== 1) return null;
  await expectTruthful(bytes, members);
  return found[0]?.[1] ?? null;
}

import {
  type FileKind,
  type FilePurpose,
  kindsInWords,
  mostPixels,
} from '@muster/contract/kernel/files/file-kinds.ts';
import {
  fileBroken,
  fileCoding,
  fileKindRefused,
  fileLocked,
  tooManyPixels,
} from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { expectWhole } from './broken.ts';
import type { Bytes } from './bytes.ts';
import { looksLikeJpeg, pixelsOfJpeg } from './jpeg.ts';
import { isSoundOnly, looksLikeMp4 } from './m4a.ts';
import { expectMp3, looksLikeMp3 } from './mp3.ts';
import { looksLikeOldOffice, officeKind } from './zip/office.ts';
import { expectPdf, looksLikePdf } from './pdf/pdf.ts';
import { looksLikePng, pixelsOfPng } from './png.ts';
import { expectOgg, expectWav, looksLikeOgg, looksLikeWav } from './sound.ts';
import { isText, isTextOfOtherCoding } from './text.ts';
import { looksLikeWebp, pixelsOfWebp } from './webp.ts';
import { looksLikeZip } from './zip/zip.ts';
import { findEnd } from './zip/zip-end.ts';

const picture = (pixelsOf: (bytes: Bytes) => Promise<number>) => async (bytes: Bytes) => {
  const pixels = await pixelsOf(bytes);
  expectWhole(pixels > 0);
  if (pixels > mostPixels) throw new Refusal(tooManyPixels, { most: mostPixels / 1_000_000 });
};

/** Kinds that their first bytes tell, each with what must hold of the rest. */
const marked: readonly {
  readonly kind: FileKind;
  readonly looksLike: (head: Buffer) => boolean;
  readonly check: (bytes: Bytes) => Promise<void>;
}[] = [
  { kind: 'png', looksLike: looksLikePng, check: picture(pixelsOfPng) },
  { kind: 'jpeg', looksLike: looksLikeJpeg, check: picture(pixelsOfJpeg) },
  { kind: 'webp', looksLike: looksLikeWebp, check: picture(pixelsOfWebp) },
  { kind: 'pdf', looksLike: looksLikePdf, check: expectPdf },
  { kind: 'ogg', looksLike: looksLikeOgg, check: expectOgg },
  { kind: 'wav', looksLike: looksLikeWav, check: expectWav },
  { kind: 'mp3', looksLike: looksLikeMp3, check: expectMp3 },
];

/** A file that is one thing from the front and an archive from the back. */
async function expectNoArchiveBehind(bytes: Bytes): Promise<void> {
  if (await findEnd(bytes)) throw new Refusal(fileBroken);
}

/** What the content is; null where it is nothing that we know or that is taken here. */
async function findKind(bytes: Bytes, taken: readonly FileKind[]): Promise<FileKind | null> {
  const head = await bytes.at(0, 64);
  const isTaken = (kind: FileKind): boolean => taken.includes(kind);
  const found = marked.find(({ looksLike }) => looksLike(head));
  if (found) {
    if (!isTaken(found.kind)) return null;
    await found.check(bytes);
    await expectNoArchiveBehind(bytes);
    return found.kind;
  }
  const takesOffice = isTaken('docx') || isTaken('xlsx');
  if (takesOffice && looksLikeOldOffice(head)) throw new Refusal(fileLocked);
  if (takesOffice && looksLikeZip(head)) return officeKind(bytes);
  if (isTaken('m4a') && looksLikeMp4(head)) return (await isSoundOnly(bytes)) ? 'm4a' : null;
  const plain = taken.find((kind) => kind === 'txt' || kind === 'csv');
  if (!plain) return null;
  if (await isText(bytes)) return plain;
  if (await isTextOfOtherCoding(bytes)) throw new Refusal(fileCoding);
  return null;
}

/** The kind of a file by its content alone, or the reason why it is not taken for this purpose. */
export async function kindOf(bytes: Bytes, purpose: FilePurpose): Promise<FileKind> {
  const kind = await findKind(bytes, purpose.kinds);
  if (kind && purpose.kinds.includes(kind)) return kind;
  throw new Refusal(fileKindRefused, { kinds: kindsInWords(purpose) });
}

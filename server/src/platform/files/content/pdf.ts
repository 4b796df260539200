import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

/** At the very first byte: readers forgive what stands before it, and that is where others hide. */
export const looksLikePdf = (head: Buffer): boolean => /^%PDF-[12]\.\d/.test(markAt(head, 0, 8));

export async function expectPdf(bytes: Bytes): Promise<void> {
  const end = await bytes.at(Math.max(0, bytes.size - 2048), 2048);
  expectWhole(end.includes('%%EOF'));
}

import { expectWhole } from '../broken.ts';
import { type Bytes, markAt } from '../bytes.ts';
import { expectNoActions } from './pdf-objects.ts';

/** At the very first byte: readers forgive what stands before it, and that is where others hide. */
export const looksLikePdf = (head: Buffer): boolean => /^%PDF-[12]\.\d/.test(markAt(head, 0, 8));

const mark = '%%EOF';
const goesOn = /^[\s\0]*(\d+[\s\0]+\d+[\s\0]+obj|xref|trailer|startxref)/;

/** Nothing stands behind its end; what was added to a paper later ends like one and begins like one. */
function expectEnd(text: string): void {
  const last = text.lastIndexOf(mark);
  expectWhole(last !== -1 && /^[\s\0]*$/.test(text.slice(last + mark.length)));
  const before = text.lastIndexOf(mark, last - 1);
  if (before !== -1) expectWhole(goesOn.test(text.slice(before + mark.length, last)));
}

/** Whole in memory: the purposes that take papers take few megabytes. */
export async function expectPdf(bytes: Bytes): Promise<void> {
  const content = await bytes.at(0, bytes.size);
  expectEnd(content.toString('latin1'));
  await expectNoActions(content);
}

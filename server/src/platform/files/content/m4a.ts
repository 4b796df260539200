import { expectWhole } from './broken.ts';
import { type Bytes, markAt } from './bytes.ts';

const mostBoxes = 1_000;
const mostIndex = 8_388_608;

export const looksLikeMp4 = (head: Buffer): boolean =>
  markAt(head, 4, 4) === 'ftyp' && head.readUInt32BE(0) <= 1024;

/** The index of the film: which tracks there are. */
async function indexOf(bytes: Bytes): Promise<Buffer> {
  let offset = 0;
  for (let count = 0; count < mostBoxes && offset < bytes.size; count += 1) {
    const head = await bytes.at(offset, 8);
    expectWhole(head.length === 8);
    const length = head.readUInt32BE(0);
    // 0 and 1 stand for "to the end" and for lengths of 64 bits: nothing taken here needs them
    expectWhole(length >= 8 && offset + length <= bytes.size);
    if (markAt(head, 4, 4) === 'moov') {
      expectWhole(length <= mostIndex);
      return bytes.at(offset, length);
    }
    offset += length;
  }
  expectWhole(false);
  return Buffer.alloc(0);
}

/** The tracks say what they are for: `soun` or `vide`. */
function handlersIn(index: Buffer): string[] {
  const handlers: string[] = [];
  for (let at = index.indexOf('hdlr'); at >= 0; at = index.indexOf('hdlr', at + 4))
    handlers.push(markAt(index, at + 12, 4));
  return handlers;
}

/** Sound and no film: both have the same outside. */
export async function isSoundOnly(bytes: Bytes): Promise<boolean> {
  const handlers = handlersIn(await indexOf(bytes));
  return handlers.includes('soun') && !handlers.includes('vide');
}

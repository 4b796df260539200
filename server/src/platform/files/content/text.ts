import type { Bytes } from './bytes.ts';

const step = 65_536;
const unseen = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
/** A page, a picture, a rich text or a program in the clothes of a text. */
const disguise = /^\s*(<(\?|!|%|[a-z])|gif8|\{\\rtf|%!ps|#!)/i;
const program = /<\?php/i;

/** In one coding from the first byte to the last, without what no text holds; read piece by piece. */
async function isWrittenIn(bytes: Bytes, coding: string): Promise<boolean> {
  const decoder = new TextDecoder(coding, { fatal: true });
  try {
    for (let offset = 0; offset < bytes.size; offset += step) {
      const piece = decoder.decode(await bytes.at(offset, step), { stream: true });
      if (unseen.test(piece) || program.test(piece)) return false;
      if (offset === 0 && disguise.test(piece)) return false;
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}

export const isText = (bytes: Bytes): Promise<boolean> => isWrittenIn(bytes, 'utf-8');

/** A text all the same, as spreadsheets save it that were not told otherwise: UTF-16 or a code page. */
export async function isTextOfOtherCoding(bytes: Bytes): Promise<boolean> {
  const mark = (await bytes.at(0, 3)).toString('hex');
  if (mark.startsWith('fffe')) return isWrittenIn(bytes, 'utf-16le');
  if (mark.startsWith('feff')) return isWrittenIn(bytes, 'utf-16be');
  const saysUtf8 = mark === 'efbbbf';
  return !saysUtf8 && isWrittenIn(bytes, 'windows-1252');
}

import type { Bytes } from './bytes.ts';

const step = 65_536;
const unseen = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/;
/** A page, a picture, a rich text or a program in the clothes of a text. */
const disguise = /^\s*(<(\?|!|%|[a-z])|gif8|\{\\rtf|%!ps|#!)/i;
const program = /<\?php/i;

/** UTF-8 from the first byte to the last, without what no text holds; read piece by piece. */
export async function isText(bytes: Bytes): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
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

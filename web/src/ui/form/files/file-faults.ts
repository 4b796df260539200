import {
  type FilePurpose,
  inMegabytes,
  kindsInWords,
  mayBe,
} from '@muster/contract/kernel/files/file-kinds.ts';
import type { filesEn } from '@muster/contract/kernel/words/file-words.en.ts';
import { type Language, render, type Translated } from '@muster/contract/kernel/words/sentence.ts';

type Taken = Pick<FilePurpose, 'kinds' | 'mostBytes'>;

/** Seen before a byte is sent; the server looks again, and into it. */
export function fileFault(
  file: Pick<File, 'name' | 'size'>,
  taken: Taken,
  words: Translated<typeof filesEn>,
  language: Language,
): string | null {
  if (!mayBe(file.name, taken))
    return render(words.wrongKind, { kinds: kindsInWords(taken) }, language);
  if (file.size === 0) return words.empty;
  if (file.size <= taken.mostBytes) return null;
  // rounded up, so that it never reads like a size that is allowed
  const size = Math.ceil(inMegabytes(file.size) * 10) / 10;
  return render(words.tooLarge, { size, most: inMegabytes(taken.mostBytes) }, language);
}

import { type FileKind, fileKinds } from '@muster/contract/kernel/files/file-kinds.ts';

/** Controls, line ends, marks of byte order, and signs that turn the direction of text around. */
const tricks =
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;
const refusedByWindows = /[<>:"|?*]/g;
const namesOfWindows = /^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
/** Disks take names of 255 bytes, whatever the script. */
const mostBytes = 180;

function cut(text: string): string {
  let kept = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (Buffer.byteLength(kept + segment) > mostBytes) break;
    kept += segment;
  }
  return kept;
}

function withoutEnding(name: string, kind: FileKind): string {
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1];
  const known: readonly string[] = fileKinds[kind].extensions;
  if (!ending) return name;
  const isOther = known.includes(ending.toLowerCase()) || /[a-z]/i.test(ending);
  return isOther ? name.slice(0, -ending.length - 1) : name;
}

/**
 * The name a person gave, fit to be shown and saved under: no way into a folder, nothing unseen, and
 * the ending of what the file really is. No file is ever found by it.
 */
export function displayName(given: string, kind: FileKind): string {
  const last = given.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const clean = last.replace(tricks, '').replace(refusedByWindows, '-').replace(/\s+/g, ' ');
  const base = cut(withoutEnding(clean, kind).replace(/^[\s.]+|[\s.]+$/g, '')).trim();
  const safe = namesOfWindows.test(base) ? `_${base}` : base;
  return `${safe || 'file'}.${fileKinds[kind].extensions[0]}`;
}

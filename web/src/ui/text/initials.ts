/** Letters for a face that has no picture; whole graphemes, so that Bangla stays readable. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const first = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  const begin = first(words[0] ?? '');
  // with their vowel signs two of these are wider than a face
  if (/\p{Script=Bengali}/u.test(begin)) return begin;
  const last = words.length > 1 ? first(words.at(-1) ?? '') : '';
  return (begin + last).toUpperCase();
}

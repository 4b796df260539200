/** Two letters for a face that has no picture; whole graphemes, so that Bangla stays readable. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  const first = (word: string) => [...letters.segment(word)][0]?.segment ?? '';
  const last = words.length > 1 ? first(words.at(-1) ?? '') : '';
  return (first(words[0] ?? '') + last).toUpperCase();
}

/** Shorter words are not guessed at: too much would look alike. */
const shortest = 4;

const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => Array.from(word).length >= shortest);

function* withOneLess(word: string): Generator<string> {
  const letters = Array.from(word);
  yield word;
  for (const index of letters.keys()) yield letters.toSpliced(index, 1).join('');
}

/**
 * Each word, and each with one letter left out. Two words that differ by one wrong, missing, added or
 * swapped letter share one of these, and an index finds them by it.
 */
export const nearOf = (text: string): string[] => [
  ...new Set(wordsIn(text).flatMap((word) => [...withOneLess(word)])),
];

/** One group for each searched word; a name must share something with every group. */
export const nearIn = (searched: string): string[][] =>
  wordsIn(searched).map((word) => [...withOneLess(word)]);

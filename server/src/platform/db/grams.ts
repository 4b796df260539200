const longest = 3;

function* partsOf(text: string, size: number): Generator<string> {
  const letters = Array.from(text.toLowerCase());
  for (let first = 0; first + size <= letters.length; first += 1)
    yield letters.slice(first, first + size).join('');
}

/** Every one, two and three letters in a row: what an index needs to find a part of a text. */
export function gramsOf(texts: readonly unknown[]): string[] {
  const found = new Set<string>();
  for (const text of texts)
    if (typeof text === 'string')
      for (let size = 1; size <= longest; size += 1)
        for (const part of partsOf(text, size)) found.add(part);
  return [...found];
}

/** The grams that a text must have to contain this one. */
export function gramsIn(searched: string): string[] {
  const size = Math.min(longest, Array.from(searched).length);
  return size === 0 ? [] : [...new Set(partsOf(searched, size))];
}

/** The grams that texts must have to contain every one of these words. */
export const gramsInWords = (searched: string): string[] => [
  ...new Set(searched.split(/\s+/).flatMap(gramsIn)),
];

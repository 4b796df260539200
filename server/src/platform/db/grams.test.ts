import fc from 'fast-check';
import { expect, it } from 'vitest';
import { gramsIn, gramsOf } from './grams.ts';

it('are every one, two and three letters in a row, once', () => {
  expect(gramsOf(['Abab', null, undefined]).toSorted()).toEqual(
    ['a', 'ab', 'aba', 'b', 'ba', 'bab'].toSorted(),
  );
});

it.each([
  ['o', ['o']],
  ['of', ['of']],
  ['off', ['off']],
  ['Offi', ['off', 'ffi']],
])('of the search "%s" are %o', (searched, grams) => {
  expect(gramsIn(searched)).toEqual(grams);
});

it('never hide a text from a part of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (text, start, length) => {
      const letters = Array.from(text.toLowerCase());
      const part = letters.slice(start % (letters.length + 1)).slice(0, length % 10);
      const held = new Set(gramsOf([text]));
      expect(gramsIn(part.join('')).every((gram) => held.has(gram))).toBe(true);
    }),
  );
});

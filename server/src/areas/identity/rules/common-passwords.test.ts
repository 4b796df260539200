import { expect, it } from 'vitest';
import { isGuessable } from './common-passwords.ts';

const own = ['farhana.akter@example.com', 'Farhana Akter'];

it.each([
  ['password123', true],
  ['PASSWORD123', true],
  ['1234567890', true],
  ['abababababab', true],
  ['farhana123', true],
  ['akter12345', true],
  ['farhana likes green tea', false],
  ['three plain words', false],
  ['muster-demo', false],
])('%s: easy to guess %s', (password, easy) => {
  expect(isGuessable(password, own)).toBe(easy);
});

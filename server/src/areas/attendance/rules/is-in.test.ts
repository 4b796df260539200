import { expect, it } from 'vitest';
import { isIn } from './is-in.ts';

const directions = { i: 'in', o: 'out', '?': null } as const;

it.each([
  ['', false],
  ['i', true],
  ['io', false],
  ['?', true],
  ['??', false],
  ['???', true],
  ['?o', false],
  ['ii', true],
  ['io?', true],
])('after %s: %s', (text, expected) => {
  const punches = Array.from(text, (letter) => ({
    direction: directions[letter as keyof typeof directions],
  }));
  expect(isIn(punches)).toBe(expected);
});

import { expect, it } from 'vitest';
import { colourIn } from './colour-text.ts';

it.each([
  ['#0f6b57', '#0f6b57'],
  ['0F6B57', '#0f6b57'],
  [' #FFF ', '#ffffff'],
  ['abc', '#aabbcc'],
])('%s is the colour %s', (typed, code) => {
  expect(colourIn(typed)).toBe(code);
});

it.each(['', '#', 'green', '#12345', '#1234567', '#ggg', 'url(x)'])('%s is none', (typed) => {
  expect(colourIn(typed)).toBeUndefined();
});

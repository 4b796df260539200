import { expect, it } from 'vitest';
import { daysLeft, validityOf } from './days-left.ts';

const today = '2026-11-15';

it.each([
  ['2026-11-15', 0],
  ['2026-11-16', 1],
  ['2026-11-14', -1],
  ['2027-11-15', 365],
])('to %s it is %i days', (day, left) => {
  expect(daysLeft(day, today)).toBe(left);
});

it.each([
  [null, 'valid'],
  ['2026-11-14', 'expired'],
  ['2026-11-15', 'soon'],
  ['2026-12-15', 'soon'],
  ['2026-12-16', 'valid'],
] as const)('a paper until %s is %s', (day, validity) => {
  expect(validityOf(day, today)).toBe(validity);
});

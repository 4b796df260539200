import { expect, test } from 'vitest';
import { monthFrom, monthsAround } from './entry-months.ts';

test('months are counted over the end of a year, forwards and back', () => {
  expect(monthFrom('2026-11', 2)).toBe('2027-01');
  expect(monthFrom('2026-01', -1)).toBe('2025-12');
});

test('a year back and three years ahead can be chosen', () => {
  const months = monthsAround('2026-11');
  expect(months.at(0)).toBe('2025-11');
  expect(months.at(-1)).toBe('2029-11');
  expect(months).toContain('2026-11');
});

import { expect, test } from 'vitest';
import { daysOfMonth, monthAfter, monthBefore, monthsBefore, weeksOfMonth } from './months.ts';

test('months follow each other over the year', () => {
  expect(monthAfter('2026-12')).toBe('2027-01');
  expect(monthAfter('2026-01')).toBe('2026-02');
  expect(monthBefore('2026-01')).toBe('2025-12');
  expect(monthsBefore('2026-02', 3)).toEqual(['2026-01', '2025-12', '2025-11']);
  expect(daysOfMonth('2028-02').at(-1)).toBe('2028-02-29');
  expect(daysOfMonth('2026-02')).toHaveLength(28);
});

test('weeks begin on Sunday and are whole', () => {
  // 1 November 2026 is a Sunday
  const weeks = weeksOfMonth('2026-11');
  expect(weeks).toHaveLength(5);
  expect(weeks[0]?.[0]).toBe('2026-11-01');
  expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
  expect(weeksOfMonth('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
});

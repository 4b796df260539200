import { describe, expect, it } from 'vitest';
import { markOf } from './reminder.ts';

const today = '2026-11-15';
const marks = [30, 7, 0];

describe('what is reminded of today', () => {
  it.each([
    ['2026-12-16', undefined, 'is 31 days away'],
    ['2026-12-15', 30, 'is 30 days away'],
    ['2026-11-30', 30, 'is between the first and the second'],
    ['2026-11-23', 30, 'is 8 days away'],
    ['2026-11-22', 7, 'is 7 days away'],
    ['2026-11-16', 7, 'is tomorrow'],
    ['2026-11-15', 0, 'is today'],
    ['2026-11-14', 0, 'was yesterday, while nothing ran'],
    ['2026-10-16', 0, 'was 30 days ago'],
    ['2026-10-15', undefined, 'was longer ago'],
  ])('of %s is %s: it %s', (dueOn, mark, _why) => {
    expect(markOf(dueOn, today, marks)).toBe(mark);
  });

  it('is nothing without marks', () => {
    expect(markOf(today, today, [])).toBeUndefined();
  });

  it('counts over the end of a year with 29 February', () => {
    expect(markOf('2028-03-01', '2028-02-23', marks)).toBe(7);
    expect(markOf('2028-03-02', '2028-02-23', marks)).toBe(30);
  });
});

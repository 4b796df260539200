import { describe, expect, it } from 'vitest';
import { firstDay, lastDay } from './business-dates.ts';
import { addDays, dayCount, daysBetween, lastOfMonth } from './dates.ts';

describe('the days between two', () => {
  it.each([
    ['2026-02-27', '2026-03-01', ['2026-02-27', '2026-02-28', '2026-03-01']],
    ['2028-02-28', '2028-03-01', ['2028-02-28', '2028-02-29', '2028-03-01']],
    ['2026-02-27', '2026-02-27', ['2026-02-27']],
    ['2026-02-27', '2026-02-26', []],
    // where the next day cannot be written any more
    ['9999-12-30', '9999-12-31', ['9999-12-30', '9999-12-31']],
    ['9999-12-31', '9999-12-31', ['9999-12-31']],
    ['0001-01-01', '0001-01-02', ['0001-01-01', '0001-01-02']],
  ])('%s to %s are %j', (from, until, days) => {
    expect(daysBetween(from, until)).toEqual(days);
    expect(dayCount(from, until)).toBe(days.length);
  });

  it('in steps of a week', () => {
    expect(daysBetween('2026-02-01', '2026-02-15', 7)).toEqual([
      '2026-02-01',
      '2026-02-08',
      '2026-02-15',
    ]);
    expect(daysBetween('2026-02-01', '2026-02-14', 7)).toHaveLength(2);
  });

  it('are at most all that can be given', () => {
    expect(daysBetween(firstDay, lastDay)).toHaveLength(dayCount(firstDay, lastDay));
  });

  it.each([
    ['1900-01-01', '2200-01-01'],
    ['0001-01-01', '9999-12-31'],
    ['no day', '2026-01-01'],
  ])('%s to %s are not walked', (from, until) => {
    expect(() => daysBetween(from, until)).toThrow('too many days');
  });
});

it.each([
  ['9999-12-31', 1, '9999-12-31'],
  ['9999-12-01', 400, '9999-12-31'],
  ['0001-01-01', -1, '0001-01-01'],
  ['2199-12-31', 1, '2200-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
])('%s and %i days is %s: never past the ends of the calendar', (day, days, found) => {
  expect(addDays(day, days)).toBe(found);
});

it.each([
  ['2026-02', '2026-02-28'],
  ['2028-02', '2028-02-29'],
  ['2026-12', '2026-12-31'],
])('%s ends on %s', (month, day) => {
  expect(lastOfMonth(month)).toBe(day);
});

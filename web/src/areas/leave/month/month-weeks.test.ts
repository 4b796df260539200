import { describe, expect, it } from 'vitest';
import { gridOf, monthBeside, leaveWeeks } from './month-weeks.ts';

describe('the weeks of a month', () => {
  it.each([
    ['2026-11', '2026-11-01', '2026-12-05'],
    ['2026-02', '2026-02-01', '2026-02-28'],
    ['2028-02', '2028-01-30', '2028-03-04'],
    ['2026-12', '2026-11-29', '2027-01-02'],
  ])('%s runs from %s to %s', (month, from, until) => {
    expect(gridOf(month)).toEqual({ from, until });
  });

  it('have neighbours over the turn of the year', () => {
    expect(monthBeside('2026-12', 1)).toBe('2027-01');
    expect(monthBeside('2026-01', -1)).toBe('2025-12');
    expect(monthBeside('2026-01', 1)).toBe('2026-02');
    expect(monthBeside('2026-03', -1)).toBe('2026-02');
  });
});

describe('bars', () => {
  const one = (id: string, from: number, until: number) => ({
    id,
    from: `2026-11-${String(from).padStart(2, '0')}`,
    until: `2026-11-${String(until).padStart(2, '0')}`,
  });
  const told = (...shown: ReturnType<typeof one>[]) =>
    leaveWeeks('2026-11', shown).map(({ bars }) =>
      bars.map(
        ({ shown: { id }, start, length, lane, isBegun, isUnended }) =>
          `${isBegun ? '<' : ''}${id}${start}+${length}/${lane}${isUnended ? '>' : ''}`,
      ),
    );

  it('are cut where a week ends', () => {
    expect(told(one('a', 5, 10)).slice(0, 3)).toEqual([['a4+3/0>'], ['<a0+3/0'], []]);
  });

  it('take the first lane that is free', () => {
    const [first] = told(one('a', 1, 3), one('b', 2, 5), one('c', 4, 4), one('d', 6, 6));
    expect(first).toEqual(['a0+3/0', 'b1+4/1', 'c3+1/0', 'd5+1/0']);
  });

  it('of one day begin with the longest', () => {
    const [first] = told(one('short', 2, 2), one('long', 2, 6));
    expect(first).toEqual(['long1+5/0', 'short1+1/1']);
  });
});

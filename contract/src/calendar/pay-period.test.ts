import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayCount } from '../kernel/dates/dates.ts';
import { periodBetween, payPeriodOf } from './pay-period.ts';

describe('the pay period of a month', () => {
  it.each([
    ['2026-02', 1, '2026-02-01', '2026-02-28'],
    ['2028-02', 1, '2028-02-01', '2028-02-29'],
    ['2026-03', 26, '2026-02-26', '2026-03-25'],
    ['2027-01', 26, '2026-12-26', '2027-01-25'],
    ['2026-12', 1, '2026-12-01', '2026-12-31'],
    ['2026-03', 28, '2026-02-28', '2026-03-27'],
  ])('%s that begins on the %s is %s to %s', (month, startDay, from, until) => {
    expect(payPeriodOf(month, { startDay, payAfter: 5 })).toEqual({
      month,
      from,
      until,
      payOn: addDays(until, 5),
    });
  });

  const months = fc
    .tuple(fc.integer({ min: 1990, max: 2100 }), fc.integer({ min: 0, max: 11 }))
    .map(([year, at]) => addMonths(`${year}-01`, at));

  it('follows the one before without a gap, and is as long as a month', () => {
    fc.assert(
      fc.property(months, fc.integer({ min: 1, max: 28 }), (month, startDay) => {
        const rhythm = { startDay, payAfter: 0 };
        const one = payPeriodOf(month, rhythm);
        const next = payPeriodOf(addMonths(month, 1), rhythm);
        expect(next.from).toBe(addDays(one.until, 1));
        expect(dayCount(one.from, one.until)).toBeGreaterThanOrEqual(28);
        expect(dayCount(one.from, one.until)).toBeLessThanOrEqual(31);
      }),
    );
  });

  it('between others leaves no day out and takes none twice, whatever was set', () => {
    const day = fc.integer({ min: 1, max: 28 });
    fc.assert(
      fc.property(months, day, day, day, (month, first, second, third) => {
        const of = (startDay: number, at: number) =>
          payPeriodOf(addMonths(month, at), { startDay, payAfter: 0 });
        const before = of(first, -1);
        const after = periodBetween(of(third, 1), undefined, undefined);
        const made = periodBetween(of(second, 0), before, after);
        expect(made.from).toBe(addDays(before.until, 1));
        expect(made.until).toBe(addDays(after.from, -1));
      }),
    );
  });
});

it('months are counted over the years', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', 24)).toBe('2028-05');
});

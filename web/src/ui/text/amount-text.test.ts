import { describe, expect, it } from 'vitest';
import { amountIn, groupedAmount, showAmount } from './amount-text.ts';

describe('an amount on the screen', () => {
  it.each([
    [0n, '৳0.00', '৳০.০০'],
    [5n, '৳0.05', '৳০.০৫'],
    [4_500_050n, '৳45,000.50', '৳৪৫,০০০.৫০'],
    [123_456_750n, '৳12,34,567.50', '৳১২,৩৪,৫৬৭.৫০'],
    [-100_000_00n, '-৳1,00,000.00', '-৳১,০০,০০০.০০'],
    [99_999_999_999_999_999n, '৳99,99,99,99,99,99,999.99', '৳৯৯,৯৯,৯৯,৯৯,৯৯,৯৯,৯৯৯.৯৯'],
  ])('%s is %s and %s', (value, english, bangla) => {
    expect(showAmount(value, 'en')).toBe(english);
    expect(showAmount(value, 'bn')).toBe(bangla);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['45000.5', 4_500_050n],
    ['45000', 4_500_000n],
    ['45000.', 4_500_000n],
    ['.5', 50n],
    ['0', 0n],
    ['-12.34', -1234n],
    ['12,34,567.50', 123_456_750n],
    ['1,234,567', 123_456_700n],
    [' ৳ 1 200 ', 120_000n],
    ['৳১২,৩৪,৫৬৭.৫০', 123_456_750n],
  ])('%s is %s', (typed, value) => {
    expect(amountIn(typed)).toBe(value);
  });

  it.each(['', '.', '-', 'abc', '12,50', '1,2', '1.234', '12..5', '1e5', '1'.repeat(16), '5-'])(
    'does not guess at "%s"',
    (typed) => {
      expect(amountIn(typed)).toBeUndefined();
    },
  );

  it('comes back as it was shown', () => {
    for (const value of [0n, 1n, -1n, 99n, 100n, 12_345_678_901n])
      for (const language of ['en', 'bn'] as const)
        expect(amountIn(groupedAmount(value, language))).toBe(value);
  });
});

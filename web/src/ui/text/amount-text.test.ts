import { describe, expect, it } from 'vitest';
import {
  amountIn,
  columnAmount,
  groupedAmount,
  shortAmount,
  showAmount,
  signOf,
} from './amount-text.ts';

describe('an amount on the screen', () => {
  it.each([
    [0n, 'BDT', '৳0.00', '৳০.০০'],
    [5n, 'BDT', '৳0.05', '৳০.০৫'],
    [4_500_050n, 'BDT', '৳45,000.50', '৳৪৫,০০০.৫০'],
    [123_456_750n, 'BDT', '৳12,34,567.50', '৳১২,৩৪,৫৬৭.৫০'],
    [-100_000_00n, 'BDT', '-৳1,00,000.00', '-৳১,০০,০০০.০০'],
    [99_999_999_999_999_999n, 'BDT', '৳99,99,99,99,99,99,999.99', '৳৯৯,৯৯,৯৯,৯৯,৯৯,৯৯,৯৯৯.৯৯'],
    [123_456_750n, 'INR', '₹12,34,567.50', '₹১২,৩৪,৫৬৭.৫০'],
    [123_456_750n, 'PKR', 'Rs\u00A012,34,567.50', 'Rs\u00A0১২,৩৪,৫৬৭.৫০'],
    [123_456_750n, 'USD', '$1,234,567.50', '$১,২৩৪,৫৬৭.৫০'],
    [-123_456_750n, 'EUR', '-€1,234,567.50', '-€১,২৩৪,৫৬৭.৫০'],
    [99_999_999_999_999_999n, 'USD', '$999,999,999,999,999.99', '$৯৯৯,৯৯৯,৯৯৯,৯৯৯,৯৯৯.৯৯'],
    [123_456_700n, 'JPY', '¥1,234,567', '¥১,২৩৪,৫৬৭'],
    [0n, 'JPY', '¥0', '¥০'],
    [123_456_750n, 'JPY', '¥1,234,567.50', '¥১,২৩৪,৫৬৭.৫০'],
    [-123_456_750n, 'KWD', '-KWD\u00A01,234,567.500', '-KWD\u00A0১,২৩৪,৫৬৭.৫০০'],
  ])('%s in %s is %s and %s', (value, currency, english, bangla) => {
    expect(showAmount(value, 'en', currency)).toBe(english);
    expect(showAmount(value, 'bn', currency)).toBe(bangla);
    const bare = (text: string) => text.replace(signOf(currency), '').replace('\u00A0', '');
    expect(groupedAmount(value, 'en', currency)).toBe(bare(english));
    expect(groupedAmount(value, 'bn', currency)).toBe(bare(bangla));
  });

  it('has the sign in a column where it is not the usual one', () => {
    expect(columnAmount(4_500_050n, 'en', 'BDT', 'BDT')).toBe('45,000.50');
    expect(columnAmount(4_500_050n, 'en', 'USD', 'BDT')).toBe('$45,000.50');
    expect(columnAmount(4_500_050n, 'bn', 'BDT', 'USD')).toBe('৳৪৫,০০০.৫০');
  });

  it.each([
    ['BDT', '৳25L', '৳২৫\u00A0লা'],
    ['USD', '$2.5M', '$২৫\u00A0লা'],
    ['AED', 'AED\u00A02.5M', 'AED\u00A0২৫\u00A0লা'],
  ])('on an axis, in %s, is %s and %s', (currency, english, bangla) => {
    expect(shortAmount(250_000_000, 'en', currency)).toBe(english);
    expect(shortAmount(250_000_000, 'bn', currency)).toBe(bangla);
  });
});

describe('an amount that is typed', () => {
  it.each([
    ['45000.5', 'BDT', 4_500_050n],
    ['45000', 'BDT', 4_500_000n],
    ['45000.', 'BDT', 4_500_000n],
    ['.5', 'BDT', 50n],
    ['0', 'BDT', 0n],
    ['-12.34', 'BDT', -1234n],
    ['12,34,567.50', 'BDT', 123_456_750n],
    ['1,234,567', 'BDT', 123_456_700n],
    [' ৳ 1 200 ', 'BDT', 120_000n],
    ['৳১২,৩৪,৫৬৭.৫০', 'BDT', 123_456_750n],
    ['$1,234,567.50', 'USD', 123_456_750n],
    ['Rs 1,200', 'PKR', 120_000n],
    ['¥1,200', 'JPY', 120_000n],
    ['1200.00', 'JPY', 120_000n],
    ['KWD 1,200.500', 'KWD', 120_050n],
    ['1.5', 'KWD', 150n],
  ])('%s in %s is %s', (typed, currency, value) => {
    expect(amountIn(typed, currency)).toBe(value);
  });

  it.each<readonly [string, string]>([
    ...['', '.', '-', 'abc', '12,50', '1,2', '1.234', '12..5', '1e5', '1'.repeat(16), '5-'].map(
      (typed) => [typed, 'BDT'] as const,
    ),
    // what is not kept, or not paid, is not taken
    ['1.200', 'USD'],
    ['1.234', 'KWD'],
    ['1200.50', 'JPY'],
    // of another currency
    ['$5', 'BDT'],
    ['৳5', 'USD'],
  ])('does not guess at "%s" in %s', (typed, currency) => {
    expect(amountIn(typed, currency)).toBeUndefined();
  });

  it('comes back as it was shown', () => {
    for (const value of [0n, 1n, -1n, 99n, 100n, 12_345_678_901n])
      for (const language of ['en', 'bn'] as const)
        for (const currency of ['BDT', 'USD', 'KWD'])
          expect(amountIn(groupedAmount(value, language, currency), currency)).toBe(value);
    for (const language of ['en', 'bn'] as const)
      expect(amountIn(showAmount(1_234_500n, language, 'JPY'), 'JPY')).toBe(1_234_500n);
  });
});

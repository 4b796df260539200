import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalsOf,
  halfUp,
  inProportion,
  inShares,
  percentOf,
  roundTo,
} from './money-arithmetic.ts';

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
const weight = fc.bigInt({ min: 0n, max: 10n ** 9n });

describe('the nearest whole', () => {
  it.each([
    [5n, 2n, 3n],
    [-5n, 2n, -3n],
    [5n, -2n, -3n],
    [-5n, -2n, 3n],
    [4n, 3n, 1n],
    [1n, 2n, 1n],
    [-1n, 2n, -1n],
    [0n, 7n, 0n],
    [49n, 100n, 0n],
    [50n, 100n, 1n],
  ])('%d / %d is %d', (numerator, denominator, rounded) => {
    expect(halfUp(numerator, denominator)).toBe(rounded);
  });

  it('is never further than a half from what is exact, and turns with the sign', () => {
    const denominator = fc.bigInt({ min: 1n, max: 10n ** 6n });
    fc.assert(
      fc.property(amount, denominator, (numerator, by) => {
        const far = 2n * (halfUp(numerator, by) * by - numerator);
        expect(far <= by && far >= -by).toBe(true);
        expect(halfUp(-numerator, by)).toBe(-halfUp(numerator, by));
      }),
    );
  });

  it('of a division by zero is refused', () => {
    expect(() => halfUp(1n, 0n)).toThrow(RangeError);
  });
});

/** Gross down, as garment factories reckon: basic = (gross - medical, food, conveyance) / 1.4. */
it.each([
  [530_000n, 110_000n, 14_000n, 300_000n],
  [350_500n, 40_000n, 13_500n, 230_000n],
])('a gross of %d less %d has its basic by the divisor %d', (gross, fixed, divisor, basic) => {
  expect(halfUp((gross - fixed) * 10_000n, divisor)).toBe(basic);
});

it.each([
  [300_000n, 4_000n, 120_000n],
  [230_000n, 3_500n, 80_500n],
  [333n, 5_000n, 167n],
  [-333n, 5_000n, -167n],
])('%d at %d basis points is %d', (of, rate, part) => {
  expect(percentOf(of, rate)).toBe(part);
});

it.each([
  [12_349n, 100n, 12_300n],
  [12_350n, 100n, 12_400n],
  [-12_350n, 100n, -12_400n],
  [12_349n, 1n, 12_349n],
])('%d to the nearest %d is %d', (of, unit, rounded) => {
  expect(roundTo(of, unit)).toBe(rounded);
});

describe('in proportion', () => {
  it.each([
    [
      'two rates of half a month',
      [
        [10_000n, 15n],
        [20_000n, 15n],
      ],
      30n,
      15_000n,
    ],
    [
      'a raise on the 22nd',
      [
        [8_000_000n, 21n],
        [9_833_333n, 9n],
      ],
      30n,
      8_550_000n,
    ],
    ['a joiner of the 21st', [[3_000_000n, 10n]], 30n, 1_000_000n],
  ] as const)('%s', (_, parts, days, earned) => {
    const given = parts.map(([one, of]) => ({ amount: one, weight: of }));
    expect(inProportion(given, days)).toBe(earned);
  });

  it('of the whole is the amount itself', () => {
    fc.assert(
      fc.property(amount, fc.bigInt({ min: 1n, max: 366n }), (of, days) => {
        expect(inProportion([{ amount: of, weight: days }], days)).toBe(of);
      }),
    );
  });
});

describe('shares', () => {
  it.each([
    [100n, [1n, 1n, 1n], [34n, 33n, 33n]],
    [-100n, [1n, 1n, 1n], [-34n, -33n, -33n]],
    [10n, [0n, 1n, 0n], [0n, 10n, 0n]],
    [7n, [2n, 3n], [3n, 4n]],
    [0n, [5n, 5n], [0n, 0n]],
  ])('%d by %s are %s', (total, weights, shares) => {
    expect(inShares(total, weights)).toEqual(shares);
  });

  it('come to exactly the total, and each is within one unit of what is exact', () => {
    const weights = fc.array(weight, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amount, weights, (total, given) => {
        const whole = given.reduce((sum, one) => sum + one, 0n);
        fc.pre(whole > 0n);
        const shares = inShares(total, given);
        expect(shares.reduce((sum, one) => sum + one, 0n)).toBe(total);
        for (const [place, share] of shares.entries()) {
          const far = share * whole - total * (given[place] ?? 0n);
          expect(far < whole && far > -whole).toBe(true);
        }
      }),
    );
  });

  it.each([[[]], [[0n, 0n]], [[1n, -1n]], [[2n, -1n]]])('by %s are refused', (weights) => {
    expect(() => inShares(1n, weights)).toThrow(RangeError);
  });
});

it.each([
  ['BDT', 2],
  ['USD', 2],
  ['JPY', 0],
  ['KWD', 3],
] as const)('%s has %d decimals', (currency, decimals) => {
  expect(decimalsOf(currency)).toBe(decimals);
});

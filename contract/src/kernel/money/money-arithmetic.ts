/** Amounts are whole minor units; rates are basis points, 10,000 to the whole. No step knows a float. */
export const wholeRate = 10_000n;

const abs = (value: bigint): bigint => (value < 0n ? -value : value);

/** The nearest whole; exactly half goes away from zero, as wages and taxes are rounded. */
export function halfUp(numerator: bigint, denominator: bigint): bigint {
  if (denominator === 0n) throw new RangeError('Nothing is divided by zero.');
  const rounded = (2n * abs(numerator) + abs(denominator)) / (2n * abs(denominator));
  return numerator < 0n === denominator < 0n ? rounded : -rounded;
}

/** 40 % of an amount is 4,000 basis points of it. */
export const percentOf = (amount: bigint, basisPoints: bigint): bigint =>
  halfUp(amount * basisPoints, wholeRate);

/** To the nearest 1.00 with a unit of 100, say. */
export const roundTo = (amount: bigint, unit: bigint): bigint => halfUp(amount, unit) * unit;

/** A part of a month or of several rates, such as 15 days at one and 15 at another: rounded once, at the end. */
export const inProportion = (
  parts: readonly { readonly amount: bigint; readonly weight: bigint }[],
  whole: bigint,
): bigint =>
  halfUp(
    parts.reduce((sum, { amount, weight }) => sum + amount * weight, 0n),
    whole,
  );

/**
 * A total in shares of given weights that come to exactly the total: each gets its whole part, and what is left goes
 * a unit each to those who lost most by it, the earlier first.
 */
export function inShares(total: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weights.some((weight) => weight < 0n) || whole === 0n)
    throw new RangeError('Shares need weights that are not all zero, and none below.');
  const sign = total < 0n ? -1n : 1n;
  const given = weights.map((weight, place) => {
    const exact = abs(total) * weight;
    return { place, share: exact / whole, lost: exact % whole };
  });
  const left = abs(total) - given.reduce((sum, { share }) => sum + share, 0n);
  const more = new Set(
    given
      .toSorted((one, other) =>
        one.lost === other.lost ? one.place - other.place : one.lost > other.lost ? -1 : 1,
      )
      .slice(0, Number(left))
      .map(({ place }) => place),
  );
  return given.map(({ place, share }) => sign * (share + (more.has(place) ? 1n : 0n)));
}

const without = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'ISK',
  'JPY',
  'KMF',
  'KRW',
  'PYG',
  'RWF',
  'UGX',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const withThree = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

/** How many decimals of a currency are written and paid, by ISO 4217. */
export function decimalsOf(currency: string): 0 | 2 | 3 {
  if (without.has(currency)) return 0;
  return withThree.has(currency) ? 3 : 2;
}

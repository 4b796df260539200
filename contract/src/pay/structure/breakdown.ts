import { halfUp, wholeRate } from '../../kernel/money/money-arithmetic.ts';
import type { StructurePart } from './structure-part.ts';

/** Rounded once, to the unit of the part. */
const inUnits = (numerator: bigint, denominator: bigint, unit: number): bigint =>
  halfUp(numerator, denominator * BigInt(unit)) * BigInt(unit);

export const fixedOf = (parts: readonly StructurePart[]): bigint =>
  parts
    .filter(({ isInGross, calc }) => isInGross && calc === 'fixed')
    .reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

/** All parts but the remainder, as they are calculated, in the order of the payslip. */
function calculated(parts: readonly StructurePart[], gross: bigint): Map<string, bigint> {
  const fixed = fixedOf(parts);
  const first = new Map<string, bigint>();
  for (const { componentId, calc, amount, percent, divisor, unit } of parts) {
    if (calc === 'fixed') first.set(componentId, amount ?? 0n);
    if (calc === 'percentOfGross')
      first.set(componentId, inUnits(gross * BigInt(percent ?? 0), wholeRate, unit));
    if (calc === 'shareAfterFixed')
      first.set(componentId, inUnits((gross - fixed) * wholeRate, BigInt(divisor ?? 1), unit));
  }
  const all = new Map<string, bigint>();
  for (const { componentId, calc, percent, ofId, unit } of parts) {
    const own = first.get(componentId);
    const base = first.get(ofId ?? '') ?? 0n;
    if (own !== undefined) all.set(componentId, own);
    else if (calc === 'percentOfComponent')
      all.set(componentId, inUnits(base * BigInt(percent ?? 0), wholeRate, unit));
  }
  return all;
}

const sumOf = (amounts: ReadonlyMap<string, bigint>): bigint =>
  [...amounts.values()].reduce((sum, one) => sum + one, 0n);

/**
 * Where parts were rounded up to more than the whole, the largest gives it up, of two the earlier; and the next where
 * it has not enough. So a remainder is never below nothing.
 */
export function givenUp(
  amounts: ReadonlyMap<string, bigint>,
  whole: bigint,
): ReadonlyMap<string, bigint> {
  let short = sumOf(amounts) - whole;
  if (short <= 0n) return amounts;
  const left = new Map(amounts);
  for (const [id, amount] of [...amounts].toSorted(([, one], [, other]) =>
    one < other ? 1 : one > other ? -1 : 0,
  )) {
    const given = amount < 0n ? 0n : amount < short ? amount : short;
    left.set(id, amount - given);
    short -= given;
  }
  return left;
}

/**
 * A gross salary in its parts, as both the payslip and the form of a salary show it. All but the remainder are
 * calculated; the remainder is what is left, so that the parts come to the gross exactly.
 */
export function breakdown(
  parts: readonly StructurePart[],
  gross: bigint,
): ReadonlyMap<string, bigint> {
  const inGross = parts.filter(({ isInGross }) => isInGross);
  const amounts = new Map(givenUp(calculated(inGross, gross), gross));
  const rest = inGross.find(({ calc }) => calc === 'remainder');
  if (rest) amounts.set(rest.componentId, gross - sumOf(amounts));
  return amounts;
}

/** How much rounding alone can add, in twice the rate of a minor unit: half of each unit, and its share of its base's. */
function mostRounded(parts: readonly StructurePart[]): bigint {
  const units = new Map(
    parts
      .filter(({ calc }) => calc === 'percentOfGross' || calc === 'shareAfterFixed')
      .map(({ componentId, unit }) => [componentId, BigInt(unit)]),
  );
  return parts.reduce((sum, { componentId, calc, percent, ofId, unit }) => {
    const own = units.get(componentId) ?? 0n;
    if (calc !== 'percentOfComponent') return sum + own * wholeRate;
    return sum + BigInt(unit) * wholeRate + (units.get(ofId ?? '') ?? 0n) * BigInt(percent ?? 0);
  }, 0n);
}

/** By how much the parts go beyond the gross, more than rounding explains; 0: they fit. */
export function shortBy(parts: readonly StructurePart[], gross: bigint): bigint {
  const inGross = parts.filter(({ isInGross }) => isInGross);
  const amounts = calculated(inGross, gross);
  const beyond = sumOf(amounts) - gross;
  const isRounded = beyond * 2n * wholeRate <= mostRounded(inGross);
  return [...amounts.values()].reduce(
    (most, one) => (-one > most ? -one : most),
    beyond > 0n && !isRounded ? beyond : 0n,
  );
}

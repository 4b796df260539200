import { halfUp, wholeRate } from '../../kernel/money/money-arithmetic.ts';
import type { StructurePart } from './structure-part.ts';

/** Rounded once, to the unit of the part. */
const inUnits = (numerator: bigint, denominator: bigint, unit: number): bigint =>
  halfUp(numerator, denominator * BigInt(unit)) * BigInt(unit);

export const fixedOf = (parts: readonly StructurePart[]): bigint =>
  parts
    .filter(({ isInGross, calc }) => isInGross && calc === 'fixed')
    .reduce((sum, { amount }) => sum + (amount ?? 0n), 0n);

/**
 * A gross salary in its parts, as both the payslip and the form of a salary show it. All but the remainder are
 * calculated; the remainder is what is left, so that the parts come to the gross exactly.
 */
export function breakdown(
  parts: readonly StructurePart[],
  gross: bigint,
): ReadonlyMap<string, bigint> {
  const inGross = parts.filter(({ isInGross }) => isInGross);
  const fixed = fixedOf(parts);
  const amounts = new Map<string, bigint>();
  for (const { componentId, calc, amount, percent, divisor, unit } of inGross) {
    if (calc === 'fixed') amounts.set(componentId, amount ?? 0n);
    if (calc === 'percentOfGross')
      amounts.set(componentId, inUnits(gross * BigInt(percent ?? 0), wholeRate, unit));
    if (calc === 'shareAfterFixed')
      amounts.set(componentId, inUnits((gross - fixed) * wholeRate, BigInt(divisor ?? 1), unit));
  }
  for (const { componentId, calc, percent, ofId, unit } of inGross)
    if (calc === 'percentOfComponent') {
      const base = amounts.get(ofId ?? '') ?? 0n;
      amounts.set(componentId, inUnits(base * BigInt(percent ?? 0), wholeRate, unit));
    }
  const rest = inGross.find(({ calc }) => calc === 'remainder');
  if (rest) {
    const others = [...amounts.values()].reduce((sum, one) => sum + one, 0n);
    amounts.set(rest.componentId, gross - others);
  }
  return amounts;
}

/** By how much the parts go beyond the gross; 0: they fit. */
export function shortBy(parts: readonly StructurePart[], gross: bigint): bigint {
  const least = [...breakdown(parts, gross).values()].reduce(
    (low, one) => (one < low ? one : low),
    0n,
  );
  return -least;
}

import { halfUp, wholeRate } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { breakdown } from '@muster/contract/pay/structure/breakdown.ts';
import type { StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import type { ComponentFacts } from '../inputs.ts';
import { type CalculationContext, sumOf } from '../parts-of-gross.ts';
import { isFund, isTaxed } from '../what-counts.ts';
import type { WholeMonth } from './month-tax.ts';

/** What comes each month by itself: fixed amounts and percentages; what hangs on days is not known yet. */
function beyond(part: StructurePart, gross: bigint, parts: ReadonlyMap<string, bigint>): bigint {
  const { calc, amount, percent, ofId, unit } = part;
  if (calc === 'fixed') return amount ?? 0n;
  const base =
    calc === 'percentOfGross'
      ? gross
      : calc === 'percentOfComponent'
        ? (parts.get(ofId ?? '') ?? 0n)
        : 0n;
  return halfUp(base * BigInt(percent ?? 0), wholeRate * BigInt(unit)) * BigInt(unit);
}

/** A month from first to last at the salary and by the structure of the last day. */
export function wholeMonth({ known, inputs, parts }: CalculationContext): WholeMonth {
  const gross = BigInt(inputs.segments.at(-1)?.gross ?? 0);
  const ofGross = breakdown(parts, gross);
  const amountOf = (part: StructurePart): bigint =>
    part.isInGross ? (ofGross.get(part.componentId) ?? 0n) : beyond(part, gross, ofGross);
  const isIn = (part: StructurePart): boolean =>
    part.isInGross || !part.isOfMembers || inputs.isMember;
  const all = (counts: (facts: ComponentFacts) => boolean): bigint =>
    sumOf(
      parts
        .filter((part) => {
          const facts = known.components.get(part.componentId);
          return facts !== undefined && counts(facts) && isIn(part);
        })
        .map(amountOf),
    );
  return {
    // what is taken for absence hangs on days
    taxable: all((facts) => isTaxed(facts) && facts.kind !== 'Deduction'),
    fund: all(isFund),
    of: (componentId) => (componentId === null ? gross : (ofGross.get(componentId) ?? 0n)),
  };
}

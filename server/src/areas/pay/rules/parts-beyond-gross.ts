import { halfUp, wholeRate } from '@muster/contract/kernel/money/money-arithmetic.ts';
import {
  type PayCount,
  countUnits,
  type StructurePart,
} from '@muster/contract/pay/structure/structure-part.ts';
import type { Terms } from './inputs.ts';
import { type CalculationContext, sharesOf, sumOf, weighted } from './parts-of-gross.ts';
import type { DueLine, Why } from './sheet-lines.ts';

interface Came {
  readonly due: bigint;
  readonly why: Why;
}

const inUnits = (numerator: bigint, denominator: bigint, { unit }: StructurePart): bigint =>
  halfUp(numerator, denominator * BigInt(unit)) * BigInt(unit);

const usualDivisor = (count: PayCount, terms: Terms): number =>
  count === 'overtime' ? terms.overtimeHours : terms.absenceDays;

function fixed(part: StructurePart, { terms, paid }: CalculationContext): Came {
  const amount = part.amount ?? 0n;
  const days = part.isProrated ? paid : terms.whole;
  return {
    due: inUnits(amount * BigInt(days), BigInt(terms.whole), part),
    why: { how: 'fixed', amount, paid: days, whole: terms.whole },
  };
}

function percentage(part: StructurePart, ofGross: readonly DueLine[]): Came {
  const percent = part.percent ?? 0;
  const ofId = part.calc === 'percentOfGross' ? null : part.ofId;
  const base = sumOf(
    ofGross
      .filter(({ componentId }) => ofId === null || componentId === ofId)
      .map(({ due }) => due),
  );
  return {
    due: inUnits(base * BigInt(percent), wholeRate, part),
    why: { how: 'percent', percent, ofId, base },
  };
}

/** So many, each at an amount, or at a part of a month's pay: the average of the month where it changed. */
function counted(part: StructurePart, context: CalculationContext): Came {
  const { terms, inputs, there } = context;
  const count = part.count ?? 'presentDays';
  const quantity = inputs.counts[count];
  const percent = part.percent ?? Number(wholeRate);
  const divisor = part.divisor ?? usualDivisor(count, terms);
  const unit = BigInt(countUnits[count]);
  const shares = part.amount === null ? sharesOf(context, part.ofId) : [];
  const why: Why = {
    how: 'count',
    count,
    quantity,
    each: part.amount,
    ofId: part.ofId,
    shares,
    divisor,
    percent,
  };
  const times = BigInt(quantity) * BigInt(percent);
  if (part.amount !== null)
    return { due: inUnits(part.amount * times, unit * wholeRate, part), why };
  const whole = BigInt(there) * BigInt(divisor) * unit * wholeRate;
  return { due: inUnits(weighted(shares) * times, whole, part), why };
}

/** Whole or not at all: to whoever was there all the month, seldom absent and seldom late. */
function conditional(part: StructurePart, { terms, inputs, there }: CalculationContext): Came {
  const [mostAbsence, mostLates] = [part.mostAbsence ?? 0, part.mostLates ?? 0];
  const absence = inputs.counts.absence;
  const isMet = there >= terms.days && absence <= mostAbsence && inputs.lates <= mostLates;
  const amount = part.amount ?? 0n;
  const why = {
    how: 'condition',
    amount,
    absence,
    lates: inputs.lates,
    mostAbsence,
    mostLates,
  } as const;
  return { due: isMet ? amount : 0n, why };
}

function calculate(
  part: StructurePart,
  context: CalculationContext,
  ofGross: readonly DueLine[],
): Came | null {
  if (part.isOfMembers && !context.inputs.isMember) return null;
  if (part.calc === 'fixed') return fixed(part, context);
  if (part.calc === 'countRate') return counted(part, context);
  if (part.calc === 'conditional') return conditional(part, context);
  return part.calc === 'entered' ? null : percentage(part, ofGross);
}

/** What the structure of the last day gives and takes besides the gross; what comes to nothing is left out. */
export function linesBeyondGross(
  context: CalculationContext,
  ofGross: readonly DueLine[],
): DueLine[] {
  return context.parts
    .filter(({ isInGross }) => !isInGross)
    .flatMap((part) => {
      const came = calculate(part, context, ofGross);
      const kind = context.known.components.get(part.componentId)?.kind;
      if (!came || !kind) return [];
      return [
        {
          componentId: part.componentId,
          kind,
          isInGross: false,
          computed: null,
          sourceId: null,
          forMonth: null,
          ...came,
        },
      ];
    });
}

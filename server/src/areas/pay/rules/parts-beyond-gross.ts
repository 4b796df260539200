import { halfUp, wholeRate } from '@muster/contract/kernel/money/money-arithmetic.ts';
import {
  type PayCount,
  countUnits,
  type StructurePart,
} from '@muster/contract/pay/structure/structure-part.ts';
import type { RateSegment, Terms } from './inputs.ts';
import { type CalculationContext, partsIn, sharesOf, sumOf, weighted } from './parts-of-gross.ts';
import type { DueLine, ShareOfRate, Why } from './sheet-lines.ts';

interface Came {
  readonly due: bigint;
  readonly why: Why;
}

const inUnits = (numerator: bigint, denominator: bigint, { unit }: StructurePart): bigint =>
  halfUp(numerator, denominator * BigInt(unit)) * BigInt(unit);

const usualDivisor = (count: PayCount, terms: Terms): number =>
  count === 'overtime' ? terms.overtimeHours : terms.absenceDays;

/** A fixed part in each stretch of the month; nothing where it does not stand. */
const fixedShares = (part: StructurePart, { known, inputs }: CalculationContext): ShareOfRate[] =>
  inputs.segments.map((segment) => {
    const there = partsIn(known, segment).find(
      ({ componentId, isInGross, calc }) =>
        componentId === part.componentId && !isInGross && calc === 'fixed',
    );
    const { from, until, days } = segment;
    return { from, until, days, monthly: there?.amount ?? 0n };
  });

/** Of each stretch its own amount, by its days, rounded once. */
function fixed(part: StructurePart, context: CalculationContext): Came {
  const { terms, paid, there } = context;
  const amount = part.amount ?? 0n;
  const days = part.isProrated ? paid : terms.whole;
  const shares = fixedShares(part, context);
  const isSame = shares.every(({ monthly }) => monthly === amount);
  return {
    due: inUnits(weighted(shares) * BigInt(days), BigInt(there * terms.whole), part),
    why: { how: 'fixed', amount, paid: days, whole: terms.whole, ...(!isSame && { shares }) },
  };
}

const isPercentage = ({ calc }: StructurePart): boolean =>
  calc === 'percentOfGross' || calc === 'percentOfComponent';
const baseOf = ({ calc, ofId }: StructurePart): string | null =>
  calc === 'percentOfGross' ? null : ofId;

interface Stretch {
  readonly percent: number;
  /** of what it is a percentage, as many days of it */
  readonly worth: bigint;
}

/** What is taken in each stretch: nothing where it does not stand, the latest where it was of something else. */
function stretchesOf(part: StructurePart, context: CalculationContext): Stretch[] {
  const { known, inputs } = context;
  const ofId = baseOf(part);
  const percentIn = (segment: RateSegment | undefined): number => {
    const there = partsIn(known, segment).find(
      (one) => one.componentId === part.componentId && !one.isInGross && isPercentage(one),
    );
    if (!there) return 0;
    return (baseOf(there) === ofId ? there.percent : part.percent) ?? 0;
  };
  return sharesOf(context, ofId)
    .map(({ monthly, days }, at) => ({
      percent: percentIn(inputs.segments[at]),
      worth: monthly * BigInt(days),
    }))
    .filter(({ worth }) => worth > 0n);
}

const worthOf = (stretches: readonly Stretch[]): bigint =>
  sumOf(stretches.map(({ worth }) => worth));

/** Of each stretch its own percentage, by what of the base was earned in it, rounded once. */
function percentage(
  part: StructurePart,
  context: CalculationContext,
  ofGross: readonly DueLine[],
): Came {
  const percent = part.percent ?? 0;
  const ofId = baseOf(part);
  const base = sumOf(
    ofGross
      .filter(({ componentId }) => ofId === null || componentId === ofId)
      .map(({ due }) => due),
  );
  const why = { how: 'percent', percent, ofId, base } as const;
  const stretches = stretchesOf(part, context);
  if (stretches.every((one) => one.percent === percent))
    return { due: inUnits(base * BigInt(percent), wholeRate, part), why };
  const worth = worthOf(stretches);
  const shares = sumOf(stretches.map((one) => one.worth * BigInt(one.percent)));
  const parts = [...Map.groupBy(stretches, (one) => one.percent)]
    .filter(([of]) => of > 0)
    .map(([of, those]) => ({ percent: of, base: halfUp(base * worthOf(those), worth) }));
  return { due: inUnits(base * shares, worth * wholeRate, part), why: { ...why, parts } };
}

/**
 * So many, each at an amount, or at a part of a month's pay: the average of the month where it changed. Days away are
 * of the calendar, so each is that part of what was earned, whatever a day of absence is divided by.
 */
function counted(part: StructurePart, context: CalculationContext): Came {
  const { terms, inputs, there, paid } = context;
  const count = part.count ?? 'presentDays';
  const isApart = count === 'unpaidLeave' && part.amount === null;
  const away = isApart ? Math.min(inputs.away, inputs.counts[count]) : 0;
  const quantity = inputs.counts[count] - away;
  const percent = part.percent ?? Number(wholeRate);
  const divisor = part.divisor ?? usualDivisor(count, terms);
  const unit = BigInt(countUnits[count]);
  const shares = part.amount === null ? sharesOf(context, part.ofId) : [];
  const why: Why = {
    how: 'count',
    count,
    quantity,
    ...(away > 0 && { away: { quantity: away, days: there, paid, whole: terms.whole } }),
    each: part.amount,
    ofId: part.ofId,
    shares,
    divisor,
    percent,
  };
  const per = unit * wholeRate;
  const of = (amount: bigint) => amount * BigInt(percent);
  if (part.amount !== null)
    return { due: inUnits(of(part.amount) * BigInt(quantity), per, part), why };
  const ofDays = BigInt(quantity) * BigInt(there * terms.whole);
  const ofThose = BigInt(away) * BigInt(paid * divisor);
  const whole = BigInt(there * divisor) * BigInt(there * terms.whole) * per;
  return { due: inUnits(of(weighted(shares)) * (ofDays + ofThose), whole, part), why };
}

/** Whole or not at all: to whoever was there all the month, never kept away, seldom absent and seldom late. */
function conditional(part: StructurePart, { terms, inputs, there }: CalculationContext): Came {
  const [mostAbsence, mostLates] = [part.mostAbsence ?? 0, part.mostLates ?? 0];
  const absence = inputs.counts.absence;
  const isThere = there >= terms.days && inputs.away === 0;
  const isMet = isThere && absence <= mostAbsence && inputs.lates <= mostLates;
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
  return part.calc === 'entered' ? null : percentage(part, context, ofGross);
}

/**
 * The parts besides the gross, each as it stands in the latest stretch that has it. Those of the last stretch are in
 * the order of the payslip; those of an earlier one alone come after.
 */
function latestParts({ known, inputs, parts }: CalculationContext): StructurePart[] {
  const besides = (of: readonly StructurePart[]) => of.filter(({ isInGross }) => !isInGross);
  const last = besides(parts);
  const found = new Set(last.map(({ componentId }) => componentId));
  const earlier: { readonly part: StructurePart; readonly place: number }[] = [];
  for (const segment of inputs.segments.toReversed())
    for (const [place, part] of partsIn(known, segment).entries())
      if (!part.isInGross && !found.has(part.componentId)) {
        found.add(part.componentId);
        earlier.push({ part, place });
      }
  const inOrder = earlier.toSorted(
    (one, other) =>
      one.place - other.place || (one.part.componentId < other.part.componentId ? -1 : 1),
  );
  return [...last, ...inOrder.map(({ part }) => part)];
}

/** What structures give and take besides the gross; what comes to nothing is left out. */
export function linesBeyondGross(
  context: CalculationContext,
  ofGross: readonly DueLine[],
): DueLine[] {
  return latestParts(context).flatMap((part) => {
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

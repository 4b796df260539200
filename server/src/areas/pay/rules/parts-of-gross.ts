import { halfUp } from '@muster/contract/kernel/money/money-arithmetic.ts';
import { breakdown, givenUp } from '@muster/contract/pay/structure/breakdown.ts';
import type { PayRules, PersonInputs, RateSegment, Terms } from './inputs.ts';
import type { DueLine, ShareOfRate } from './sheet-lines.ts';

export const sumOf = (amounts: readonly bigint[]): bigint =>
  amounts.reduce((sum, one) => sum + one, 0n);

/** How many days of the whole month are paid: all of them to whoever was there from first to last. */
export function paidDays({ segments, days, working }: PersonInputs, terms: Terms): number {
  const there = segments.reduce((sum, segment) => sum + segment.days, 0);
  if (there >= terms.days) return terms.whole;
  if (terms.proration !== 'working' && terms.proration !== '26')
    return Math.min(terms.whole, there);
  // of working days the part for which there is a rate; of whoever was away throughout, of the month
  return Math.min(
    terms.whole,
    days > 0
      ? Math.floor((working * there) / days)
      : Math.floor((terms.whole * there) / terms.days),
  );
}

export interface CalculationContext {
  readonly terms: Terms;
  readonly known: PayRules;
  readonly inputs: PersonInputs;
  /** the parts in force on the last day */
  readonly parts: readonly NonNullable<ReturnType<PayRules['versions']['get']>>[number][];
  readonly there: number;
  readonly paid: number;
}

export const partsIn = (known: PayRules, segment: RateSegment | undefined) =>
  (segment && known.versions.get(segment.version)) ?? [];

/** A whole month of a part in each stretch; none named: of the gross. */
export const sharesOf = (
  { known, inputs }: CalculationContext,
  componentId: string | null,
): ShareOfRate[] =>
  inputs.segments.map((segment) => ({
    from: segment.from,
    until: segment.until,
    days: segment.days,
    monthly:
      componentId === null
        ? BigInt(segment.gross)
        : (breakdown(partsIn(known, segment), BigInt(segment.gross)).get(componentId) ?? 0n),
  }));

export const weighted = (shares: readonly ShareOfRate[]): bigint =>
  sumOf(shares.map(({ monthly, days }) => monthly * BigInt(days)));

/** A part of a month at one or several rates, rounded once. */
const earned = (
  { terms, there, paid }: CalculationContext,
  shares: readonly ShareOfRate[],
  unit: number,
) =>
  halfUp(weighted(shares) * BigInt(paid), BigInt(there * terms.whole) * BigInt(unit)) *
  BigInt(unit);

/**
 * The parts of the gross. Each is rounded by itself, and the remainder of the last structure takes what is left of
 * the whole, so that they come to the earned gross exactly. See `givenUp` for what is rounded up to more than that.
 */
export function linesOfGross(context: CalculationContext): DueLine[] {
  const { known, inputs, parts, terms, paid } = context;
  const ids = new Set(
    inputs.segments.flatMap((segment) =>
      partsIn(known, segment)
        .filter(({ isInGross }) => isInGross)
        .map(({ componentId }) => componentId),
    ),
  );
  // in the order of the payslip; those of an earlier structure alone come after
  const placeOf = (id: string): number => {
    const place = parts.findIndex(({ componentId }) => componentId === id);
    return place < 0 ? parts.length : place;
  };
  const rest = parts.find(({ calc }) => calc === 'remainder')?.componentId;
  const gross = earned(context, sharesOf(context, null), 1);
  const lineOf = (componentId: string, due: bigint): DueLine => ({
    componentId,
    kind: 'Earning',
    isInGross: true,
    due,
    computed: null,
    sourceId: null,
    forMonth: null,
    why: {
      how: 'rate',
      shares: sharesOf(context, componentId),
      paid,
      whole: terms.whole,
      isRemainder: componentId === rest,
    },
  });
  const before = (one: string, other: string): number =>
    placeOf(one) - placeOf(other) || (one < other ? -1 : 1);
  const rounded = new Map(
    [...ids]
      .filter((id) => id !== rest)
      .toSorted(before)
      .map((id) => {
        const unit = parts.find(({ componentId }) => componentId === id)?.unit ?? 1;
        return [id, earned(context, sharesOf(context, id), unit)];
      }),
  );
  const amounts = new Map(givenUp(rounded, gross));
  if (rest !== undefined) amounts.set(rest, gross - sumOf([...amounts.values()]));
  return [...amounts]
    .toSorted(([one], [other]) => before(one, other))
    .map(([id, due]) => lineOf(id, due));
}

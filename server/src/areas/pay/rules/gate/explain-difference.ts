import type { FoundCause } from '@muster/contract/pay/gate/gate-causes.ts';
import { halfUp } from '@muster/contract/kernel/money/money-arithmetic.ts';
import type { PayCount, StructurePart } from '@muster/contract/pay/structure/structure-part.ts';
import type { PayRules, PersonInputs, Terms } from '../inputs.ts';
import { partsIn, sumOf } from '../parts-of-gross.ts';
import type { Line } from '../sheet-lines.ts';

export type GateLine = Pick<
  Line,
  'componentId' | 'kind' | 'isInGross' | 'due' | 'amount' | 'computed'
> & { readonly cause: 'entry' | 'loan' | 'carried' | 'arrear' | 'tax' | null };

/** Pay of someone for a month, with all that it was calculated with. */
export interface GateSheet {
  readonly terms: Terms;
  readonly inputs: PersonInputs;
  readonly paidDays: number;
  readonly designationId: string;
  readonly lines: readonly GateLine[];
}

export interface ComparedPay {
  readonly now: GateSheet;
  /** none: there was no pay in the month before */
  readonly before: GateSheet | null;
  /** the first day of the month before */
  readonly since: string;
  readonly joinedOn: string | null;
  readonly lastDay: string | null;
  /** has pay of another company of the group for one of the two months */
  readonly isElsewhere: boolean;
}

/** What of a difference belongs together: some lines, and why they changed; none: nothing is known of it. */
export interface DifferencePart {
  readonly cause: FoundCause | null;
  readonly amount: bigint;
  /** none: all that is in the gross, or pay that is compared with none */
  readonly componentId: string | null;
  readonly count?: PayCount;
}

const ofLine: Readonly<Record<NonNullable<GateLine['cause']>, FoundCause>> = {
  entry: 'entry',
  loan: 'loan',
  carried: 'carried',
  arrear: 'arrears',
  tax: 'tax',
};
const ofCount: Readonly<Record<PayCount, FoundCause>> = {
  overtime: 'overtime',
  nights: 'attendance',
  holidaysWorked: 'attendance',
  weeklyOffsWorked: 'attendance',
  presentDays: 'attendance',
  absence: 'unpaid',
  unpaidLeave: 'unpaid',
  lateDays: 'unpaid',
  encashedLeave: 'encashed',
};

/** What a line does to what is paid out. */
export const paidOutBy = ({ kind }: GateLine, amount: bigint): bigint =>
  kind === 'Earning' ? amount : kind === 'Deduction' ? -amount : 0n;
const byHand = (line: GateLine): bigint =>
  line.computed === null ? 0n : paidOutBy(line, line.due - line.computed);
export const byRule = (line: GateLine): bigint => paidOutBy(line, line.amount) - byHand(line);

/** The salary of a whole month on average, as a fraction. */
function averageGross({ inputs }: GateSheet): {
  readonly sum: bigint;
  readonly days: bigint;
} {
  const days = inputs.segments.map((segment) => BigInt(segment.days));
  return {
    sum: sumOf(inputs.segments.map(({ gross }, at) => BigInt(gross) * (days[at] ?? 0n))),
    days: sumOf(days),
  };
}

const isWithin = (day: string | null, from: string, until: string): boolean =>
  day !== null && day >= from && day <= until;

/** Why someone was there for more or fewer days than the month before. */
function causeOfDays(difference: ComparedPay): FoundCause | null {
  const { now, before, since, joinedOn, lastDay, isElsewhere } = difference;
  const { from, until } = now.terms;
  if (before && isWithin(lastDay, from, until)) return 'left';
  if (isWithin(joinedOn, since, until)) return 'joined';
  return isElsewhere ? 'moved' : null;
}

/** By what all of a company is calculated, and what is another in a longer month. */
export const monthlyTerms = [
  'proration',
  'whole',
  'absenceDays',
  'overtimeHours',
  'netFloor',
  'netUnit',
  'suspendedPays',
  'longLeavePays',
  'halfDayAbsence',
  'fundAfterMonths',
] as const satisfies readonly (keyof Terms)[];

/** What changed of someone's salary as a whole, and so of every line that only follows it. */
interface Changes {
  readonly raise: FoundCause | null;
  readonly days: FoundCause | null;
  readonly isRaised: boolean;
  readonly isOtherDays: boolean;
  /** of what follows from the salary and has no reason of its own */
  readonly follow: FoundCause | null;
}

function changesOf(difference: ComparedPay, before: GateSheet): Changes {
  const { now } = difference;
  const [here, there] = [averageGross(now), averageGross(before)];
  const isRaised = here.sum * there.days !== there.sum * here.days;
  const isOtherDays = now.paidDays * before.terms.whole !== before.paidDays * now.terms.whole;
  const raise = now.designationId === before.designationId ? 'increment' : 'promotion';
  const days = causeOfDays(difference);
  const versions = ({ inputs }: GateSheet) =>
    [...new Set(inputs.segments.map(({ version }) => version))].toSorted().join(' ');
  const isOtherMonth = monthlyTerms.some((name) => now.terms[name] !== before.terms[name]);
  const follow = isRaised
    ? raise
    : isOtherDays
      ? days
      : versions(now) !== versions(before)
        ? 'structure'
        : isOtherMonth
          ? 'month'
          : null;
  return { raise, days, isRaised, isOtherDays, follow };
}

/** All that is in the gross: what the salary changed by, for as many days as there were, and the days. */
function partsOfGross(
  amount: bigint,
  { now, before }: { readonly now: GateSheet; readonly before: GateSheet },
  { raise, days, isRaised, isOtherDays, follow }: Changes,
): DifferencePart[] {
  const whole = (cause: FoundCause | null) => [{ cause, amount, componentId: null }];
  if (!isRaised) return whole(isOtherDays ? days : follow);
  if (!isOtherDays) return whole(raise);
  const [here, there] = [averageGross(now), averageGross(before)];
  const raised = halfUp(
    (here.sum * there.days - there.sum * here.days) * BigInt(now.paidDays),
    here.days * there.days * BigInt(now.terms.whole),
  );
  return [
    { cause: raise, amount: raised, componentId: null },
    { cause: days, amount: amount - raised, componentId: null },
  ];
}

/** A component besides the gross as it stands in the latest stretch of a month that has it. */
function partBeyondGross(
  { inputs }: GateSheet,
  known: PayRules,
  componentId: string,
): StructurePart | undefined {
  for (const segment of inputs.segments.toReversed()) {
    const found = partsIn(known, segment).find(
      (part) => part.componentId === componentId && !part.isInGross,
    );
    if (found) return found;
  }
  return undefined;
}

function partOfComponent(
  componentId: string,
  amount: bigint,
  { now, before }: { readonly now: GateSheet; readonly before: GateSheet },
  { follow }: Changes,
  known: PayRules,
): DifferencePart {
  const facts = now.terms.components.find(({ id }) => id === componentId);
  const told = (cause: FoundCause | null) => ({ cause, amount, componentId });
  if (facts?.kind === 'Deduction' && facts.takenAs === 'Fund') return told('fund');
  if (facts?.kind === 'Deduction' && facts.takenAs === 'Tax') return told('tax');
  const part =
    partBeyondGross(now, known, componentId) ?? partBeyondGross(before, known, componentId);
  if (part?.calc === 'conditional') return told('attendance');
  if (part?.calc !== 'countRate' || part.count === null) return told(follow);
  const { count } = part;
  const isSame = now.inputs.counts[count] === before.inputs.counts[count];
  return isSame ? told(follow) : { ...told(ofCount[count]), count };
}

/** Where a line belongs before it is asked why it changed. */
export const bucketOf = (
  { cause, componentId, isInGross }: GateLine,
  { terms }: GateSheet,
): string => {
  if (cause !== null) return ofLine[cause];
  if (componentId === terms.roundingId) return 'rounding';
  return isInGross ? 'gross' : componentId;
};

function bucketsOf(sheet: GateSheet | null): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  const add = (bucket: string, amount: bigint) =>
    sums.set(bucket, (sums.get(bucket) ?? 0n) + amount);
  if (sheet)
    for (const line of sheet.lines) {
      add(bucketOf(line, sheet), byRule(line));
      add('by-hand', byHand(line));
    }
  return sums;
}

const ownCauses: ReadonlySet<string> = new Set([...Object.values(ofLine), 'by-hand', 'rounding']);
/** Of pay that is compared with none these are what they are all the same; the rest is that someone came. */
const anyway: ReadonlySet<string> = new Set(['entry', 'loan', 'carried', 'arrears', 'by-hand']);

/**
 * What made pay differ from the month before, line by line: each part of the difference belongs to one cause, so that
 * they come to the whole; what has no cause is left unexplained.
 */
export function explainDifference(difference: ComparedPay, known: PayRules): DifferencePart[] {
  const { now, before } = difference;
  const [here, there] = [bucketsOf(now), bucketsOf(before)];
  const changes = before && changesOf(difference, before);
  const parts = [...new Set([...here.keys(), ...there.keys()])].flatMap((bucket) => {
    const amount = (here.get(bucket) ?? 0n) - (there.get(bucket) ?? 0n);
    if (amount === 0n) return [];
    const own = { cause: bucket as FoundCause, amount, componentId: null };
    if (!before || !changes)
      return anyway.has(bucket) ? [own] : [{ ...own, cause: causeOfDays(difference) }];
    if (ownCauses.has(bucket)) return [own];
    if (bucket === 'gross') return partsOfGross(amount, { now, before }, changes);
    return [partOfComponent(bucket, amount, { now, before }, changes, known)];
  });
  return parts.filter(({ amount }) => amount !== 0n);
}

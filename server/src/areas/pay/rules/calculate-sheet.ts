import { takenAs } from '@muster/contract/pay/records.ts';
import { bonusLines } from './bonus.ts';
import type { ComponentFacts, PayRules, PersonInputs, Terms } from './inputs.ts';
import { linesBeyondGross } from './parts-beyond-gross.ts';
import {
  linesOfGross,
  paidDays,
  partsIn,
  type CalculationContext,
  sumOf,
} from './parts-of-gross.ts';
import type { DueLine, Line, CalculatedSheet } from './sheet-lines.ts';
import { type MonthTax, monthTax } from './tax/month-tax.ts';
import { wholeMonth } from './tax/whole-month.ts';
import { isFund, isTax, isTaxed } from './what-counts.ts';

type Entry = PersonInputs['entries'][number];

const whyEntered = ({ cause, month, shouldBe, wasPaid, leftBefore }: Entry): DueLine['why'] => ({
  how: 'entered',
  cause,
  month,
  ...(shouldBe !== undefined && { shouldBe: BigInt(shouldBe) }),
  ...(wasPaid !== undefined && { wasPaid: BigInt(wasPaid) }),
  ...(leftBefore !== undefined && { leftBefore: BigInt(leftBefore) }),
});

/** What is paid or taken besides, each a line of its own. */
const enteredLines = ({ entries }: PersonInputs, { components }: PayRules): DueLine[] =>
  entries
    .filter(({ component }) => components.has(component))
    .map((entry) => ({
      componentId: entry.component,
      kind: entry.kind,
      isInGross: false,
      due: BigInt(entry.amount),
      computed: null,
      sourceId: entry.id,
      forMonth: entry.month,
      why: whyEntered(entry),
    }));

/** Someone said what a line is to be; what was calculated stays beside it. */
const overridden = ({ overrides }: PersonInputs, line: DueLine): DueLine => {
  const said = overrides.find(({ component }) => component === line.componentId);
  return said && line.sourceId === null
    ? { ...line, due: BigInt(said.amount), computed: line.due }
    : line;
};

const amountsOf = (lines: readonly Line[], kind: Line['kind']): bigint =>
  sumOf(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));

/** Rounding up never pays anyone too little. */
const upTo = (amount: bigint, unit: bigint): bigint => ((amount + unit - 1n) / unit) * unit;

/**
 * What is absent or late in the month was not earned: it is taken as far as there is something. The other deductions
 * are taken in their turn (absence of earlier months, tax, fund, court, loans and the rest), each as far as there is
 * something left above the floor, which is a part of the gross less that absence.
 */
function taken(
  lines: readonly DueLine[],
  { components }: PayRules,
  gross: bigint,
  { netFloor }: Terms,
): Line[] {
  const full = lines.map((line) => ({ ...line, amount: line.due }));
  const turnOf = ({ componentId }: Line): number =>
    takenAs.indexOf(components.get(componentId)?.takenAs ?? 'Other');
  const isAbsence = (line: Line): boolean => turnOf(line) === 0 && line.forMonth === null;
  const inTurn = full
    .filter(({ kind }) => kind === 'Deduction')
    .toSorted(
      (one, other) => turnOf(one) - turnOf(other) || full.indexOf(one) - full.indexOf(other),
    );
  const cut = new Map<Line, bigint>();
  const take = (those: readonly Line[], room: bigint): bigint => {
    let left = room;
    for (const line of those) {
      const amount = left <= 0n ? 0n : line.due < left ? line.due : left;
      cut.set(line, amount);
      left -= amount;
    }
    return room - left;
  };
  const earnings = amountsOf(full, 'Earning');
  const absence = take(inTurn.filter(isAbsence), earnings);
  const earned = gross > absence ? gross - absence : 0n;
  take(
    inTurn.filter((line) => !isAbsence(line)),
    earnings - absence - (earned * BigInt(netFloor)) / 100n,
  );
  return full.map((line) => ({ ...line, amount: cut.get(line) ?? line.amount }));
}

function rounding(net: bigint, { netUnit, roundingId }: Terms): Line[] {
  const amount = upTo(net, BigInt(netUnit)) - net;
  if (amount === 0n) return [];
  return [
    {
      componentId: roundingId,
      kind: 'Earning',
      isInGross: false,
      due: amount,
      amount,
      computed: null,
      sourceId: null,
      forMonth: null,
      why: { how: 'rounding', unit: netUnit, from: net },
    },
  ];
}

/** What was earned by components of some kind less what was taken by them, whichever way it is made up for. */
const earnedBy = (
  isCounted: (facts: ComponentFacts) => boolean,
  lines: readonly Line[],
  { components }: PayRules,
): bigint =>
  sumOf(
    lines.map(({ componentId, kind, amount }) => {
      const facts = components.get(componentId);
      if (!facts || !isCounted(facts)) return 0n;
      return kind === 'Deduction' ? -amount : kind === 'Information' ? 0n : amount;
    }),
  );

/**
 * What the month brings to be taxed, before the tax of it is known. Absence is taken before tax, so it stands already; what
 * is taken after it counts as it is due.
 */
function taxedNow(cut: readonly Line[], known: PayRules): bigint {
  const settled = cut.map((line) => {
    const facts = known.components.get(line.componentId);
    const isAbsence = facts?.kind === 'Deduction' && facts.takenAs === 'Absence';
    return isAbsence ? line : { ...line, amount: line.due };
  });
  return earnedBy(isTaxed, settled, known);
}

/** The tax of the year, and the part of it that this pay carries. */
function taxOf(context: CalculationContext, cut: readonly Line[]): MonthTax | null {
  const { terms, inputs, known } = context;
  if (!terms.tax || !inputs.tax) return null;
  return monthTax(terms.tax, inputs.tax, taxedNow(cut, known), wholeMonth(context));
}

function taxLines({ terms }: CalculationContext, month: MonthTax | null): DueLine[] {
  if (!terms.tax || !month) return [];
  return [
    {
      componentId: terms.tax.componentId,
      kind: 'Deduction',
      isInGross: false,
      due: month.tax,
      computed: null,
      sourceId: null,
      forMonth: null,
      why: { how: 'tax', month },
    },
  ];
}

/** Pay of one person for one period, line by line: slow, plain, and what the statements must come to. */
export function calculateSheet(
  terms: Terms,
  inputs: PersonInputs,
  known: PayRules,
): CalculatedSheet {
  const there = inputs.segments.reduce((sum, { days }) => sum + days, 0);
  const context: CalculationContext = {
    terms,
    known,
    inputs,
    parts: partsIn(known, inputs.segments.at(-1)),
    there,
    paid: paidDays(inputs, terms),
  };
  const { bonus } = terms;
  const ofGross = bonus ? [] : linesOfGross(context).map((line) => overridden(inputs, line));
  const beyond = (bonus ? bonusLines(bonus, inputs, known) : linesBeyondGross(context, ofGross))
    // the tax of the year takes the place of what a structure takes for it
    .filter(({ componentId }) => componentId !== terms.tax?.componentId)
    .map((line) => overridden(inputs, line));
  const gross = sumOf(ofGross.map((line) => line.due));
  const entered = enteredLines(inputs, known);
  const untaxed = taken([...ofGross, ...beyond, ...entered], known, gross, terms);
  const month = taxOf(context, untaxed);
  const tax = taxLines(context, month).map((line) => overridden(inputs, line));
  const due = [...ofGross, ...beyond, ...tax, ...entered].filter(
    (line) => line.due !== 0n || line.computed !== null,
  );
  const cut = taken(due, known, gross, terms);
  const before = amountsOf(cut, 'Earning') - amountsOf(cut, 'Deduction');
  const lines = [...cut, ...rounding(before, terms)];
  const [earnings, deductions] = [amountsOf(lines, 'Earning'), amountsOf(lines, 'Deduction')];
  return {
    lines,
    paidDays: context.paid,
    gross,
    earnings,
    deductions,
    net: earnings - deductions,
    employer: amountsOf(lines, 'Employer'),
    taxable: earnedBy(isTaxed, lines, known),
    tax: -earnedBy(isTax, lines, known),
    fund: -earnedBy(isFund, lines, known),
    taxOfYear: month,
    carried: sumOf(lines.map((line) => line.due - line.amount)),
  };
}

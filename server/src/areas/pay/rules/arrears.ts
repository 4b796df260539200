import type { ComponentKind } from '@muster/contract/pay/records.ts';
import { calculateSheet } from './calculate-sheet.ts';
import type { PayCount } from '@muster/contract/pay/structure/structure-part.ts';
import type { PayRules, PersonInputs, Terms } from './inputs.ts';

/** A line of pay that was agreed to for a month: of the month itself, or made up for it later. */
export interface SettledLine {
  readonly componentId: string;
  readonly kind: ComponentKind;
  readonly amount: bigint;
}

/** What is still owed for a month that was paid, or was paid too much. */
export interface Arrear {
  readonly componentId: string;
  readonly kind: ComponentKind;
  readonly amount: bigint;
  /** what the month comes to by what is known now, and what was agreed to for it; what is taken is below nothing */
  readonly shouldBe: bigint;
  readonly wasPaid: bigint;
}

const sign: Readonly<Record<ComponentKind, bigint>> = {
  Earning: 1n,
  Deduction: -1n,
  Employer: 1n,
  Information: 1n,
};
/** What the employer pays besides is apart from what the person gets. */
const sideOf = (kind: ComponentKind): 'person' | 'employer' | 'information' =>
  kind === 'Employer' ? 'employer' : kind === 'Information' ? 'information' : 'person';

const keyOf = ({ componentId, kind }: SettledLine): string => `${componentId} ${sideOf(kind)}`;

function sums(lines: readonly SettledLine[]): Map<string, bigint> {
  const all = new Map<string, bigint>();
  for (const line of lines) {
    const key = keyOf(line);
    all.set(key, (all.get(key) ?? 0n) + sign[line.kind] * line.amount);
  }
  return all;
}

function arrearOf(key: string, shouldBe: bigint, wasPaid: bigint): Arrear {
  const [componentId = '', side] = key.split(' ');
  const owed = shouldBe - wasPaid;
  const amount = owed < 0n ? -owed : owed;
  const facts = { componentId, shouldBe, wasPaid };
  if (side === 'employer') return { ...facts, kind: 'Employer', amount: owed };
  return { ...facts, kind: owed < 0n ? 'Deduction' : 'Earning', amount };
}

/** With what was noted too late; nobody was absent less than never. */
export function withCorrections(
  inputs: PersonInputs,
  corrections: readonly { readonly count: PayCount; readonly quantity: number }[],
): PersonInputs {
  const counts = { ...inputs.counts };
  for (const { count, quantity } of corrections)
    counts[count] = Math.max(0, counts[count] + quantity);
  return { ...inputs, counts };
}

/**
 * Pay of an old month as it would have been, had all been known then. What was entered, lent, taxed or rounded then is
 * no part of it (the tax of the year makes up for itself), and nothing is cut to what there was: that is for the pay which makes up for it.
 */
export function dueLines(terms: Terms, known: PersonInputs, rules: PayRules): SettledLine[] {
  const { tax: _tax, ...untaxed } = known;
  const plain = { ...untaxed, entries: [] };
  return calculateSheet({ ...terms, netFloor: 0, netUnit: 1 }, plain, rules).lines.map(
    ({ componentId, kind, due: amount }) => ({ componentId, kind, amount }),
  );
}

/** What was due for a month less what was paid for it, of all companies: for each component, whichever way it goes. */
export function arrearsOf(due: readonly SettledLine[], settled: readonly SettledLine[]): Arrear[] {
  const [should, was] = [sums(due), sums(settled)];
  return [...new Set([...should.keys(), ...was.keys()])]
    .filter((key) => !key.endsWith('information'))
    .map((key) => [key, should.get(key) ?? 0n, was.get(key) ?? 0n] as const)
    .filter(([, shouldBe, wasPaid]) => shouldBe !== wasPaid)
    .map(([key, shouldBe, wasPaid]) => arrearOf(key, shouldBe, wasPaid));
}

import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { arrearsOf, dueLines, type SettledLine, withCorrections } from '../rules/arrears.ts';
import {
  type ComponentFacts,
  type PersonInputs,
  personInputs,
  type Terms,
} from '../rules/inputs.ts';
import { findComponentFacts } from '../store/components.ts';
import { type Gathered, readInputs } from '../store/gather.ts';
import type { OwedArrear } from '../store/owed/additions.ts';
import { findChangedMonths, findTerms, type PastPay } from '../store/owed/arrears.ts';
import { findParts, type Versions } from '../store/structures.ts';

/** Further back nothing is made up for. */
const monthsBack = 12;

interface KnownNow {
  readonly terms: ReadonlyMap<string, Terms>;
  readonly inputs: ReadonlyMap<PastPay, PersonInputs>;
  readonly parts: Versions;
  readonly components: readonly ComponentFacts[];
}

/** All that is known now of months that changed, those of one calculation together. */
async function readAgain(tx: Tx, pays: readonly PastPay[]): Promise<KnownNow> {
  const terms = await findTerms(tx, [...new Set(pays.map(({ attemptId }) => attemptId))]);
  const inputs = new Map<PastPay, PersonInputs>();
  for (const [attemptId, together] of Map.groupBy(pays, (one) => one.attemptId)) {
    const [first] = together;
    const termsThen = terms.get(attemptId);
    if (!first || !termsThen) continue;
    const { concernId, runId } = first;
    const ids = together.map(({ employeeId }) => employeeId);
    const now = await readInputs(tx, { attemptId, runId, concernId, terms: termsThen }, ids);
    for (const pay of together) {
      const known = now.get(pay.employeeId);
      if (known) inputs.set(pay, known);
    }
  }
  const versions = [...inputs.values()].flatMap(({ segments }) =>
    segments.map(({ version }) => version),
  );
  const { components } = await findComponentFacts(tx);
  return { terms, inputs, parts: await findParts(tx, [...new Set(versions)]), components };
}

/** What a company should have paid; undefined: it paid someone of whom it knows no salary now. */
function dueAgain(pay: PastPay, known: KnownNow): SettledLine[] | undefined {
  const [terms, now] = [known.terms.get(pay.attemptId), known.inputs.get(pay)];
  if (!terms || !now) return pay.inputs === null ? [] : undefined;
  // what was counted then stays, but for what was corrected since; only the salary is that of today. What was set by hand
  // in a run was about the payslip there: whoever has none of it by now is made up for by what is calculated
  const kept =
    pay.inputs === null
      ? { ...now, overrides: [] }
      : { ...personInputs.parse(pay.inputs), segments: now.segments };
  // as they were then, and of those that nobody knew of then as they are
  const components = new Map(
    [...known.components, ...terms.components].map((facts) => [facts.id, facts]),
  );
  const rules = { versions: known.parts, components };
  return dueLines(terms, withCorrections(kept, pay.corrections), rules);
}

/** What is still to be paid or taken back for months that are over, of which something else is known now. */
export async function findArrears(
  tx: Tx,
  { terms: { month: paidIn } }: Gathered,
  ids: readonly string[],
): Promise<OwedArrear[]> {
  const changed = await findChangedMonths(tx, ids, addMonths(paidIn, -monthsBack), paidIn);
  if (changed.length === 0) return [];
  const known = await readAgain(
    tx,
    changed.flatMap(({ pays }) => pays),
  );
  return changed.flatMap(({ employeeId, month, pays, settled }): OwedArrear[] => {
    const due = pays.map((pay) => dueAgain(pay, known));
    if (due.includes(undefined)) return [];
    const lines = settled.map(({ due: amount, ...line }) => ({ ...line, amount: BigInt(amount) }));
    const settledBy = [...new Set(settled.map(({ attemptId }) => attemptId))].toSorted().join();
    return arrearsOf(
      due.flatMap((one) => one ?? []),
      lines,
    ).map((arrear) => ({ ...arrear, employeeId, month, settledBy }));
  });
}

import { addMonths } from '@muster/contract/kernel/dates/dates.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { type Arrear, arrearsOf, withCorrections } from '../rules/arrears.ts';
import { type PersonInputs, personInputs } from '../rules/inputs.ts';
import { type ChangedMonth, findChangedMonths, findTerms } from '../store/arrears.ts';
import { gatherBonusInputs } from '../store/bonus-people.ts';
import { calculateSheets } from '../store/calculate.ts';
import { gatherInputs, type Gathered, type OwedArrear, readInputs } from '../store/gather.ts';
import { findParts } from '../store/structures.ts';

/** Further back nothing is made up for. */
const monthsBack = 12;

/** All that is known now of the months that changed, those of one calculation together. */
async function readAgain(
  tx: Tx,
  changed: readonly ChangedMonth[],
  termsOf: Awaited<ReturnType<typeof findTerms>>,
): Promise<ReadonlyMap<ChangedMonth, PersonInputs>> {
  const again = new Map<ChangedMonth, PersonInputs>();
  for (const [attemptId, months] of Map.groupBy(changed, (one) => one.attemptId)) {
    const [first] = months;
    const terms = termsOf.get(attemptId);
    if (!first || !terms) continue;
    const { concernId, runId } = first;
    const ids = months.map(({ employeeId }) => employeeId);
    const now = await readInputs(tx, { attemptId, runId, concernId, terms }, ids);
    for (const month of months) {
      const known = now.get(month.employeeId);
      if (known) again.set(month, known);
    }
  }
  return again;
}

/** What is still to be paid or taken back for months that are over, of which something else is known now. */
async function findArrears(
  tx: Tx,
  { terms: { month } }: Gathered,
  ids: readonly string[],
): Promise<OwedArrear[]> {
  const changed = await findChangedMonths(tx, ids, addMonths(month, -monthsBack), month);
  if (changed.length === 0) return [];
  const termsOf = await findTerms(tx, [...new Set(changed.map((one) => one.attemptId))]);
  const again = await readAgain(tx, changed, termsOf);
  const versions = [...again.values()].flatMap(({ segments }) =>
    segments.map((one) => one.version),
  );
  const parts = await findParts(tx, [...new Set(versions)]);
  return [...again].flatMap(([one, now]): OwedArrear[] => {
    const terms = termsOf.get(one.attemptId);
    if (!terms) return [];
    // what was counted then stays, but for what was corrected since; only the salary is that of today
    const kept =
      one.inputs === null ? now : { ...personInputs.parse(one.inputs), segments: now.segments };
    const rules = {
      versions: parts,
      components: new Map(terms.components.map((facts) => [facts.id, facts])),
    };
    const settled = one.settled.map(({ due, ...line }) => ({ ...line, amount: BigInt(due) }));
    return arrearsOf(terms, withCorrections(kept, one.corrections), rules, settled).map(
      (arrear: Arrear) => ({
        ...arrear,
        employeeId: one.employeeId,
        month: one.month,
        settled: settled.length,
      }),
    );
  });
}

/** Pay of some people: what is owed for earlier months, what is known of this one, and what it comes to. */
export async function calculatePeople(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
): Promise<void> {
  const { bonus } = given.terms;
  if (bonus) await gatherBonusInputs(tx, given, bonus, ids);
  else await gatherInputs(tx, given, ids, await findArrears(tx, given, ids));
  await calculateSheets(tx, given, ids);
}

import type { Tx } from '../../../platform/db/transaction.ts';
import { gatherBonusInputs } from '../store/bonus-people.ts';
import { calculateSheets } from '../store/calculation/calculate.ts';
import { gatherInputs, type Gathered } from '../store/gather.ts';
import { keepDifferences } from '../store/gate/keep-differences.ts';
import { keepDepartments } from '../store/keep-departments.ts';
import { findArrears } from './find-arrears.ts';

/** Pay of some people: what is owed for earlier months, what is known of this one, what it comes to, and why it differs. */
export async function calculatePeople(
  tx: Tx,
  given: Gathered,
  ids: readonly string[],
): Promise<void> {
  const { bonus } = given.terms;
  if (bonus) await gatherBonusInputs(tx, given, bonus, ids);
  else await gatherInputs(tx, given, ids, await findArrears(tx, given, ids));
  await calculateSheets(tx, given, ids);
  await keepDepartments(tx, given, ids);
  await keepDifferences(tx, given, ids);
}

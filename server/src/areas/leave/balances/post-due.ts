import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { type Db, transaction } from '../../../platform/db/transaction.ts';
import { factsOf, holdPeople, type PersonFacts } from '../../people/public.ts';
import { asEntries, type Hour, ledgerRulesOf } from '../ledger.ts';
import { dueEntries } from '../rules/due-entries.ts';
import { findEntries, type NewEntry, post } from '../store/ledger.ts';
import { allTypes, type TypeRow } from '../store/types.ts';

const given = ({ active, yearly }: TypeRow): boolean => active && yearly !== null;

/** What is missing in the ledgers of some people up to today: three queries for any number of them. */
async function missing(
  db: Handle,
  people: readonly PersonFacts[],
  types: readonly TypeRow[],
  now: Hour,
): Promise<NewEntry[]> {
  const ids = people.map(({ id }) => id);
  const typeIds = types.map(({ id }) => id);
  const posted = Map.groupBy(
    await findEntries(db, ids, typeIds, now.zone),
    (entry) => `${entry.employeeId} ${entry.leaveTypeId}`,
  );
  const kinds = types.map((type) => ({ type, rules: ledgerRulesOf(type, now.zone) }));
  return people.flatMap((person) =>
    kinds.flatMap(({ type, rules }) => {
      const own = posted.get(`${person.id} ${type.id}`) ?? [];
      const isMeant = type.gender === null || type.gender === person.gender || own.length > 0;
      if (!rules || !isMeant) return [];
      return asEntries(dueEntries(rules, person, own, now.today), person.id, type.id);
    }),
  );
}

/** Posts it, set-based; answers how many entries that were. */
export async function postDue(tx: Tx, employeeIds: readonly string[], now: Hour): Promise<number> {
  const types = (await allTypes(tx)).filter(given);
  const entries = await missing(tx, await holdPeople(tx, employeeIds), types, now);
  const lowest = new Map(types.map((type) => [type.id, -type.negativeMost]));
  await post(tx, entries, (typeId) => lowest.get(typeId) ?? 0, now.at, null);
  return entries.length;
}

/** Before balances are read: nobody waits for the job. Mostly nothing is missing and nothing is held. */
export async function settle(db: Db, employeeIds: readonly string[], now: Hour): Promise<void> {
  const types = (await allTypes(db)).filter(given);
  const due = await missing(db, await factsOf(db, employeeIds), types, now);
  if (due.length > 0) await transaction(db, (tx) => postDue(tx, employeeIds, now));
}

import type { Clock } from '../../../platform/clock.ts';
import type { Now } from '../../../platform/now.ts';
import { type Db, type Handle, transaction, type Tx } from '../../../platform/db/transaction.ts';
import { findPersonFacts, lockPeopleRows, nowsOf, type PersonFacts } from '../../people/public.ts';
import { asEntries, ledgerRulesOf } from '../ledger.ts';
import { dueEntries } from '../rules/due-entries.ts';
import { findLedgerEntries, type NewEntry, post } from '../store/ledger/ledger.ts';
import { allTypes, type LeaveTypeRow } from '../store/types.ts';

const given = ({ active, yearly }: LeaveTypeRow): boolean => active && yearly !== null;

/** What is missing in the ledgers of some people up to today: three queries for any number of them. */
async function missing(
  db: Handle,
  people: readonly PersonFacts[],
  types: readonly LeaveTypeRow[],
  now: Now,
): Promise<NewEntry[]> {
  const ids = people.map(({ id }) => id);
  const typeIds = types.map(({ id }) => id);
  const posted = Map.groupBy(
    await findLedgerEntries(db, ids, typeIds, now.zone),
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

interface Call<H extends Handle> {
  readonly db: H;
  readonly clock: Clock;
}
type Zones = Parameters<typeof nowsOf>[1];

/** The same for people of several concerns, each up to the day that it is there. */
async function missingOf(
  { db, clock }: Call<Handle>,
  people: readonly PersonFacts[],
  types: readonly LeaveTypeRow[],
  zones: Zones,
): Promise<NewEntry[]> {
  const ids = people.map(({ id }) => id);
  const nowAt = await nowsOf({ db, clock }, zones, ids);
  const entries: NewEntry[] = [];
  for (const some of Map.groupBy(people, ({ id }) => nowAt(id).zone).values())
    entries.push(...(await missing(db, some, types, nowAt(some[0]?.id ?? null))));
  return entries;
}

/** Posts it, set-based; answers how many entries that were. */
export async function postDue(
  { db, clock }: Call<Tx>,
  employeeIds: readonly string[],
  zones: Zones,
): Promise<number> {
  const types = (await allTypes(db)).filter(given);
  const people = await lockPeopleRows(db, employeeIds);
  const entries = await missingOf({ db, clock }, people, types, zones);
  const lowest = new Map(types.map((type) => [type.id, -type.negativeMost]));
  await post(db, entries, (typeId) => lowest.get(typeId) ?? 0, clock.now(), null);
  return entries.length;
}

/** Before balances are read: nobody waits for the job. Mostly nothing is missing and nothing is held. */
export async function settle(
  { db, clock }: Call<Db>,
  employeeIds: readonly string[],
  zones: Zones,
): Promise<void> {
  const types = (await allTypes(db)).filter(given);
  const due = await missingOf({ db, clock }, await findPersonFacts(db, employeeIds), types, zones);
  if (due.length > 0) await transaction(db, (tx) => postDue({ db: tx, clock }, employeeIds, zones));
}

import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import type { Db } from '../../../../platform/db/transaction.ts';
import { openKeys } from '../../../organisation/public.ts';
import { mayGiveKeys } from '../../record/give-keys.ts';
import type { Now } from '../../../../platform/now.ts';
import { type CheckedRow, checkKnown, checkNew } from '../../rules/sheet/check-row.ts';
import { checkLeaders, checkTree } from '../../rules/sheet/lost-managers.ts';
import type { CompanyFacts, KnownPerson, Manager } from '../../rules/person-facts.ts';
import type { IdentifiedSheetRow } from '../../../../platform/sheets/rules/sheet-row.ts';
import { type WantedPlace, withPlaces } from '../../rules/sheet/missing-places.ts';
import { type Acting, actingIn } from '../../../../platform/sheets/batches/acting.ts';
import { indexRows } from './index-rows.ts';
import { mayMake } from '../may-make.ts';
import { readPlaces } from '../store/batch-places.ts';
import type { BatchRecord } from '../../../../platform/sheets/batches/store/batches.ts';
import { readLinks, readManagers, readOwners, readTree } from '../store/house-facts.ts';
import { knownPeople } from '../store/known-people.ts';

const here = { isSuspended: false, leavesFrom: null };

const numberOf = (row: IdentifiedSheetRow): string => row.cells.number?.trim().toLowerCase() ?? '';

export interface PeopleFacts extends CompanyFacts {
  readonly acting: Acting;
  readonly managers: Map<string, Manager>;
  /** what has to be made before the rows can be written */
  readonly places: readonly WantedPlace[];
  /** what those who are there already have of the plain fields */
  readonly plain: Map<string, KnownPerson['plain']>;
}

/** The house as it is now, as far as the rows of a batch speak of it. */
export async function readFacts(
  db: Db,
  batch: BatchRecord,
  rows: readonly IdentifiedSheetRow[],
  now: Now,
): Promise<PeopleFacts> {
  const indexed = indexRows(rows);
  const acting = actingIn(batch.acting);
  const { number: numbers, email: emails, nationalId: nationalIds } = indexed.values;
  const { concerns, links } = await readLinks(db, acting);
  const wanted = await readPlaces(db, batch.id);
  const owners = await readOwners(db, { numbers, emails, nationalIds });
  const managers = await readManagers(db, indexed.managers);
  for (const row of rows) {
    const number = numberOf(row);
    if (number === '' || owners.has(`number:${number}`)) continue;
    const manager = {
      id: row.newId,
      name: row.cells.name?.trim() ?? number,
      isOffered: true,
      ...here,
    };
    managers.set(number, manager);
    managers.set(row.newId, manager);
  }
  return {
    // the table's check holds the same list
    kind: batch.kind as CompanyFacts['kind'],
    note: batch.note,
    todayIn: (department) =>
      now.in(links.departmentId.byId.get(department ?? '')?.parentId ?? null).today,
    effectiveFrom: batch.effective_from,
    actingPersons: acting ? ownPersons(acting) : [],
    keptKeys: mayGiveKeys(acting) ? new Map() : (await openKeys(db)).keys,
    concerns,
    ...withPlaces(
      links,
      wanted.filter((place) => mayMake(place, acting)),
    ),
    managers,
    owners,
    said: indexed.said,
    acting,
    plain: new Map(),
  };
}

/** The names of those who lead people of this chunk now, for what a reader is shown. */
async function addNames(
  db: Db,
  house: { managers: Map<string, Manager> },
  people: Iterable<KnownPerson>,
) {
  const ids = new Set<string>();
  for (const { timeline } of people)
    for (const { values } of timeline)
      for (const id of [values.lineManagerId, values.secondTierId])
        if (id !== null && !house.managers.has(id)) ids.add(id);
  for (const [key, manager] of await readManagers(db, [...ids])) house.managers.set(key, manager);
}

/** What some rows come to: for whom, and what is wrong in which cell. */
export async function checkSome(
  db: Db,
  rows: readonly IdentifiedSheetRow[],
  facts: PeopleFacts,
): Promise<CheckedRow[]> {
  const known = await knownPeople(db, rows.map(numberOf).filter(Boolean), facts.acting);
  await addNames(db, facts, known.values());
  return rows.map((row) => {
    const person = known.get(numberOf(row));
    if (!person || person.isForeign) return checkNew(row, facts);
    facts.plain.set(person.id, person.plain);
    return checkKnown(row, person, facts);
  });
}

/** Who leads whom is seen only of all rows together. */
export async function checkAll(
  db: Db,
  rows: readonly CheckedRow[],
  { managers }: PeopleFacts,
  { today }: Now,
): Promise<readonly CheckedRow[]> {
  const leavers = new Map([...managers.values()].map(({ id, leavesFrom }) => [id, leavesFrom]));
  return checkTree(checkLeaders(rows, leavers, today), await readTree(db, today), today);
}

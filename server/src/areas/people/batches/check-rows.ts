import { ownPersons } from '@muster/contract/kernel/actor.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { transaction } from '../../../platform/db/transaction.ts';
import { openKeys } from '../../organisation/public.ts';
import { mayGiveKeys } from '../give-keys.ts';
import type { Now } from '../../../platform/now.ts';
import { type CheckedRow, checkKnown, checkNew } from '../rules/check-row.ts';
import { checkLeaders, checkTree } from '../rules/lost-managers.ts';
import type { HouseFacts, KnownPerson, Manager, RowGiven } from '../rules/person-facts.ts';
import { neededPlaces, type WantedPlace, withPlaces } from '../rules/missing-places.ts';
import { actingIn } from './acting.ts';
import { type Indexed, indexRows } from './index-rows.ts';
import { mayMake } from './may-make.ts';
import { readPlaces } from './store/batch-places.ts';
import type { BatchRecord } from './store/batches.ts';
import { foundLine, readLines, saveFound } from './store/batch-lines.ts';
import { readLinks, readManagers, readOwners, readTree } from './store/house-facts.ts';
import { knownPeople } from './store/known-people.ts';

/** Few enough that nothing waits long, neither for the database nor for this process. */
const chunk = 500;

export const chunksOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / chunk) }, (_, at) =>
    all.slice(at * chunk, (at + 1) * chunk),
  );

const here = { isSuspended: false, leavesFrom: null };

const numberOf = (row: RowGiven): string => row.cells.number?.trim().toLowerCase() ?? '';

async function houseFacts(
  db: Db,
  batch: BatchRecord,
  indexed: Indexed,
  now: Now,
): Promise<HouseFacts & { managers: Map<string, Manager>; places: readonly WantedPlace[] }> {
  const acting = actingIn(batch.acting);
  const { number: numbers, email: emails, nationalId: nationalIds } = indexed.values;
  const { concerns, links } = await readLinks(db, acting);
  const wanted = await readPlaces(db, batch.id);
  const owners = await readOwners(db, { numbers, emails, nationalIds });
  const managers = await readManagers(db, indexed.managers);
  for (const row of indexed.rows) {
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
    kind: batch.kind as HouseFacts['kind'],
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

interface Checking {
  readonly db: Db;
  readonly now: Now;
  /** rows done, of how many */
  readonly progress: (done: number, total: number) => Promise<void>;
}

export interface Checked {
  readonly rows: readonly CheckedRow[];
  /** what those who are there already have of the plain fields */
  readonly plain: ReadonlyMap<string, KnownPerson['plain']>;
  /** what has to be made before the rows can be written */
  readonly places: readonly WantedPlace[];
}

/** What every row of a batch comes to, against the house as it is now. Nothing is written. */
export async function checkRows(
  batch: BatchRecord,
  { db, now, progress }: Checking,
): Promise<Checked> {
  // a check finds everyone anew; what is applied keeps the ids that the check gave
  const isAnew = batch.state === 'Checking';
  const indexed = indexRows(await readLines(db, batch.id), now.at, isAnew);
  const house = await houseFacts(db, batch, indexed, now);
  const acting = actingIn(batch.acting);
  const checked: CheckedRow[] = [];
  const plain = new Map<string, KnownPerson['plain']>();
  for (const rows of chunksOf(indexed.rows)) {
    const known = await knownPeople(db, rows.map(numberOf).filter(Boolean), acting);
    await addNames(db, house, known.values());
    for (const row of rows) {
      const person = known.get(numberOf(row));
      const isThere = person !== undefined && !person.isForeign;
      if (isThere) plain.set(person.id, person.plain);
      checked.push(isThere ? checkKnown(row, person, house) : checkNew(row, house));
    }
    await progress(checked.length, indexed.rows.length * 2);
  }
  const leavers = new Map(
    [...house.managers.values()].map(({ id, leavesFrom }) => [id, leavesFrom]),
  );
  const led = checkLeaders(checked, leavers, now.today);
  const rows = checkTree(led, await readTree(db, now.today), now.today);
  return { rows, plain, places: neededPlaces(house.places, rows) };
}

/** Found by the check of a batch and kept for whoever looks at it. */
export async function saveChecked(
  batch: BatchRecord,
  { rows }: Checked,
  { db, progress }: Checking,
): Promise<void> {
  let done = rows.length;
  for (const some of chunksOf(rows)) {
    const found = some.map((checked) => foundLine(checked, null));
    await transaction(db, (tx) => saveFound(tx, batch.id, found));
    done += some.length;
    await progress(done, rows.length * 2);
  }
}

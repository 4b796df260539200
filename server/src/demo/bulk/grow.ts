import type { Now } from '../../platform/now.ts';
import { type Db, transaction } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { diceOf } from '../people/random.ts';
import { branches, type GrownPlace, placesBelow } from './branches.ts';
import { type Grown, grownPerson } from './grown-person.ts';
import { insertPeople, setCounter, type Settled } from './insert-people.ts';
import { type IdOf, knownNames } from './known.ts';

/** Small enough that nobody waits long for the one embedded connection. */
const chunk = 500;

/** Who leads each branch: the first holder of the post. */
async function headsOf(db: Db): Promise<ReadonlyMap<string, string>> {
  const held = await db
    .selectFrom('employee')
    .innerJoin('designation', 'designation.id', 'employee.designation_id')
    .select(['designation.name', 'employee.id'])
    .where(
      'designation.name',
      'in',
      branches.map(({ head }) => head),
    )
    .where('employee.status', 'not in', ['Left', 'Draft'])
    .orderBy('employee.number', 'desc')
    .execute();
  return new Map(held.map(({ name, id }) => [name, id]));
}

function* placesOf(
  count: number,
  fanOut: () => number,
): Generator<Pick<Grown, 'branch' | 'place'>> {
  let rest = count;
  for (const [index, branch] of branches.entries()) {
    const isLast = index === branches.length - 1;
    const share = isLast ? rest : Math.floor((count * branch.percent) / 100);
    rest -= share;
    for (const place of placesBelow(share, fanOut)) yield { branch, place };
  }
}

/** So many people more, each with a history, below the heads that are there. */
export async function grow(
  db: Db,
  { count, first }: { readonly count: number; readonly first: number },
  now: Now,
  progress: (made: number) => void,
): Promise<void> {
  const dice = diceOf(count);
  const heads = await headsOf(db);
  const known = await knownNames(db);
  const idOf: IdOf = (field, name) =>
    field === 'lineManagerId' || field === 'secondTierId' ? name : known(field, name);
  const leaders = new Map<GrownPlace | null, string>();
  let waiting: Settled[] = [];
  let made = 0;
  const save = async (): Promise<void> => {
    await transaction(db, async (tx) => {
      await insertPeople(tx, waiting, idOf, now);
      await setCounter(tx, first + made);
    });
    waiting = [];
    progress(made);
  };
  for (const { branch, place } of placesOf(count, () => dice.between(8, 12))) {
    const manager = leaders.get(place.above) ?? heads.get(branch.head);
    if (!manager) throw new Error(`Nobody is ${branch.head} in this company.`);
    const grown = { branch, place, index: first + made, today: now.today };
    const person = grownPerson(dice, grown, manager);
    const createdAt = `${person.timeline[0]?.from ?? now.today}T04:00:00.000Z`;
    const id = newId(createdAt);
    if (place.height > 0) leaders.set(place, id);
    waiting.push({ ...person, id, createdAt });
    made += 1;
    if (waiting.length === chunk) await save();
  }
  if (waiting.length > 0) await save();
}

import { setPassword } from '../../areas/identity/store/accounts/accounts.ts';
import type { Now } from '../../platform/now.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { backdate, insertPeople, type Settled, setCounter } from '../bulk/insert-people.ts';
import { knownNames } from '../bulk/known.ts';
import { makeCompany } from '../people/make-company.ts';

/** Ids by name. */
export type Known = ReadonlyMap<string, string>;

/** Everyone with an address gets the demo's password, the others have no login. */
export async function loadStaff(tx: Tx, passwordHash: string, now: Now): Promise<Known> {
  const people = makeCompany(now.today).map((person): Settled => {
    const begun = `${person.timeline[0]?.from ?? now.today}T04:00:00.000Z`;
    const createdAt = begun < now.at ? begun : now.at;
    return { ...person, id: newId(createdAt), createdAt };
  });
  const ids = new Map(people.map(({ name, id }) => [name, id]));
  const known = await knownNames(tx);
  const managers = new Set(['lineManagerId', 'secondTierId']);
  await insertPeople(
    tx,
    people,
    (field, name) => (managers.has(field) && ids.get(name)) || known(field, name),
    now,
  );
  await backdate(tx, now.at);
  await setCounter(tx, people.length);
  for (const { id, email } of people)
    if (email) await setPassword(tx, { kind: 'employee', id }, passwordHash, now.at);
  return ids;
}

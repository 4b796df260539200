import { setPassword } from '../areas/identity/store/accounts.ts';
import { insertPerson, setManager } from '../areas/people/public.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { newId } from '../platform/ids.ts';
import { staff } from './staff.ts';

/** Ids by name, as the tables of the demo speak of records. */
export type Known = ReadonlyMap<string, string>;

const idOf = (known: Known, name: string): string => {
  const id = known.get(name);
  if (id) return id;
  throw new Error(`The demo company has no ${name}.`);
};

const nobodyListens = async (): Promise<void> => undefined;

/** Everyone with an address gets the demo's password, the others have no login. */
export async function loadStaff(
  tx: Tx,
  { designations, departments }: { designations: Known; departments: Known },
  passwordHash: string,
  at: string,
): Promise<Known> {
  const known = new Map<string, string>();
  for (const [index, [name, designation, department, , more = {}]] of staff.entries()) {
    const id = newId(at);
    known.set(name, id);
    const number = `EMP-${String(index + 1).padStart(5, '0')}`;
    const designationId = idOf(designations, designation);
    const departmentId = department && idOf(departments, department);
    await insertPerson(tx, { ...more, id, number, name, designationId, departmentId }, at);
    if (more.email) await setPassword(tx, { kind: 'employee', id }, passwordHash, at);
  }
  for (const [name, , , manager, more = {}] of staff) {
    const managerId = manager && idOf(known, manager);
    const secondTierId = more.secondTier ? idOf(known, more.secondTier) : null;
    const now = { at, today: at.slice(0, 10) };
    await setManager(tx, idOf(known, name), { managerId, secondTierId }, now, nobodyListens);
  }
  return known;
}

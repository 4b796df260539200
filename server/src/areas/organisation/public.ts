import { allAccessKeys } from '@muster/contract/organisation/designation.ts';
import type { Handle } from '../../platform/db/transaction.ts';

/** The names of concerns, as a query to be joined. */
export const concernNames = (db: Handle) => db.selectFrom('concern').select(['id', 'name']);

/** The concern that a department belongs to; none where there is no such department. */
export async function concernOfDepartment(
  db: Handle,
  departmentId: string | null | undefined,
): Promise<string | null> {
  if (!departmentId) return null;
  const found = await db
    .selectFrom('department')
    .select('concern_id')
    .where('id', '=', departmentId)
    .executeTakeFirst();
  return found?.concern_id ?? null;
}

/** The designations whose role key opens everything, with their names. */
export async function openKeys(db: Handle) {
  const rows = await db
    .selectFrom('designation')
    .select(['id', 'name', 'role_key'])
    .where('role_key', 'in', [...allAccessKeys])
    .execute();
  return {
    keys: new Map(rows.map((row) => [row.id, row.role_key ?? ''])),
    names: new Map(rows.map((row) => [row.id, row.name])),
  };
}

/** The role key of each of some designations; most have none. */
export async function roleKeysOf(
  db: Handle,
  designationIds: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  if (designationIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('designation')
    .select(['id', 'role_key'])
    .where('id', 'in', [...designationIds])
    .execute();
  return new Map(rows.map((row) => [row.id, row.role_key]));
}
export { addPlaces, removeUnusedPlaces } from './new-places.ts';
export { structureSetUp } from './set-up.ts';
export { findLetterheads } from './letterheads.ts';
export { insertLogo } from './logo/store.ts';

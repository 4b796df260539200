import { sql } from 'kysely';
import type { Handle, Tx } from '../../../../platform/db/transaction.ts';
import type { WantedPlace } from '../../rules/sheet/missing-places.ts';

const placesOf = (db: Handle, batchId: string) =>
  db
    .selectFrom('employee_batch_place')
    .select(['id', 'kind', 'name', 'parent_id as parentId'])
    .where('batch_id', '=', batchId)
    .orderBy('kind')
    .orderBy('name');

export const readPlaces = (db: Handle, batchId: string): Promise<WantedPlace[]> =>
  placesOf(db, batchId).$castTo<WantedPlace>().execute();

export const madePlaces = (db: Handle, batchId: string): Promise<WantedPlace[]> =>
  placesOf(db, batchId).where('made_at', 'is not', null).$castTo<WantedPlace>().execute();

export async function markMade(tx: Tx, batchId: string, ids: readonly string[], at: string) {
  if (ids.length === 0) return;
  await tx
    .updateTable('employee_batch_place')
    .set({ made_at: at })
    .where('batch_id', '=', batchId)
    .where('id', 'in', [...ids])
    .execute();
}

/** Wanted twice it is the same one. */
export async function wantPlaces(tx: Tx, batchId: string, places: readonly WantedPlace[]) {
  if (places.length === 0) return;
  await tx
    .insertInto('employee_batch_place')
    .values(
      places.map(({ id, kind, name, parentId }) => ({
        id,
        batch_id: batchId,
        kind,
        name,
        parent_id: parentId,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Not wanted any more; the units that were to lie in it go with it. */
export async function forgetPlaces(tx: Tx, batchId: string, ids: readonly string[]) {
  if (ids.length === 0) return;
  await sql`delete from employee_batch_place where batch_id = ${batchId}
    and (id = any(${[...ids]}::uuid[]) or parent_id = any(${[...ids]}::uuid[]))`.execute(tx);
}

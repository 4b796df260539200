import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Addressed } from '../../../platform/files/serving/address.ts';

/** The photo of the person in a row called `employee`: enough to make its address. */
export const photoOfRow = sql<Addressed | null>`(
  select jsonb_build_object('key', file.key, 'name', file.name)
  from person_photo join stored_file as file on file.id = person_photo.file_id
  where person_photo.employee_id = employee.id)`;

export const findPersonPhoto = async (db: Handle, employeeId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('person_photo')
      .select('file_id')
      .where('employee_id', '=', employeeId)
      .executeTakeFirst()
  )?.file_id ?? null;

/** Those of many people in one go, for lists of other rooms. */
export async function photosOf(
  db: Handle,
  employeeIds: readonly string[],
): Promise<ReadonlyMap<string, Addressed>> {
  const rows = await db
    .selectFrom('person_photo')
    .innerJoin('stored_file as file', 'file.id', 'person_photo.file_id')
    .select(['person_photo.employee_id', 'file.key', 'file.name'])
    .where(sql<boolean>`person_photo.employee_id = any(${[...employeeIds]}::uuid[])`)
    .execute();
  return new Map(rows.map(({ employee_id: id, ...file }) => [id, file]));
}

export const deletePersonPhoto = async (tx: Tx, employeeId: string): Promise<string | null> =>
  (
    await tx
      .deleteFrom('person_photo')
      .where('employee_id', '=', employeeId)
      .returning('file_id')
      .executeTakeFirst()
  )?.file_id ?? null;

export const insertPersonPhoto = (tx: Tx, employeeId: string, fileId: string, at: string) =>
  tx
    .insertInto('person_photo')
    .values({ employee_id: employeeId, file_id: fileId, created_at: at })
    .execute();

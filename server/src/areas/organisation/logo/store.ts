import type { Handle, Tx } from '../../../platform/db/transaction.ts';

/** The files of the logos of some companies; most have none. */
export async function findLogos(
  db: Handle,
  concernIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (concernIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('concern_logo')
    .innerJoin('stored_file as file', 'file.id', 'concern_logo.file_id')
    .select(['concern_logo.concern_id', 'file.key'])
    .where('concern_logo.concern_id', 'in', [...concernIds])
    .execute();
  return new Map(rows.map(({ concern_id: id, key }) => [id, key]));
}

export const findLogo = async (db: Handle, concernId: string): Promise<string | null> =>
  (
    await db
      .selectFrom('concern_logo')
      .select('file_id')
      .where('concern_id', '=', concernId)
      .executeTakeFirst()
  )?.file_id ?? null;

export const deleteLogo = (tx: Tx, concernId: string) =>
  tx.deleteFrom('concern_logo').where('concern_id', '=', concernId).execute();

export const insertLogo = (tx: Tx, concernId: string, fileId: string, at: string) =>
  tx
    .insertInto('concern_logo')
    .values({ concern_id: concernId, file_id: fileId, created_at: at })
    .execute();

import type { ImportState, RowFault } from '@muster/contract/attendance/device-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface NewImport {
  readonly id: string;
  readonly fileId: string;
  readonly by: Pick<Actor, 'kind' | 'accountId'>;
  readonly at: string;
}

export const insertImport = (tx: Tx, { id, fileId, by, at }: NewImport) =>
  tx
    .insertInto('punch_import')
    .values({
      id,
      file_id: fileId,
      asked_by_kind: by.kind,
      asked_by_id: by.accountId,
      created_at: at,
      read_rows: 0,
      taken: 0,
      known: 0,
      unknown: 0,
      faults: '[]',
      faulty: 0,
    })
    .execute();

export const findImport = (db: Handle, id: string) =>
  db
    .selectFrom('punch_import')
    .select(['file_id as fileId', 'read_rows as readRows', 'finished_at as finishedAt'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function findImportState(
  db: Handle,
  id: string,
  within: Condition,
): Promise<ImportState | undefined> {
  const found = await sql<ImportState>`select import.id, stored_file.name as "fileName",
      import.created_at as "createdAt", import.finished_at as "finishedAt", import.refused,
      import.taken, import.known, import.unknown, import.faulty, import.faults
    from punch_import as import join stored_file on stored_file.id = import.file_id
    where import.id = ${id} and ${within}`.execute(db);
  return found.rows[0];
}

export interface Found {
  readonly rows: number;
  readonly taken: number;
  readonly known: number;
  readonly unknown: number;
  readonly faults: readonly { readonly row: number; readonly fault: RowFault }[];
}

/** A few are shown: who sent the wrong file need not see a thousand times that it is wrong. */
const mostFaults = 100;

/** In the transaction of the rows themselves: a run that goes on behind it counts nothing twice. */
export async function addFound(tx: Tx, id: string, found: Found): Promise<void> {
  const faults = JSON.stringify(found.faults);
  await sql`update punch_import set read_rows = read_rows + ${found.rows},
      taken = taken + ${found.taken}, known = known + ${found.known},
      unknown = unknown + ${found.unknown}, faulty = faulty + ${found.faults.length},
      faults = jsonb_path_query_array(faults || ${faults}::jsonb,
        ${`$[0 to ${mostFaults - 1}]`}::jsonpath)
    where id = ${id}`.execute(tx);
}

export const endImport = (tx: Tx, id: string, refused: ImportState['refused'], at: string) =>
  tx.updateTable('punch_import').set({ finished_at: at, refused }).where('id', '=', id).execute();

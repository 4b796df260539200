import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { StagedFile } from '@muster/contract/kernel/files/file-calls.ts';
import {
  type FileKind,
  fileKinds,
  type FilePurposeName,
} from '@muster/contract/kernel/files/file-kinds.ts';
import { sql } from 'kysely';
import type { Db, Handle, Tx } from '../db/transaction.ts';

export interface NewFile extends Omit<StagedFile, 'type'> {
  readonly key: string;
  /** `made`: by us, for someone */
  readonly purpose: FilePurposeName | 'made';
  readonly sha256: Buffer;
  readonly by: Pick<Actor, 'kind' | 'accountId'>;
  readonly at: string;
}

export const insertFile = (tx: Tx, file: NewFile) =>
  tx
    .insertInto('stored_file')
    .values({
      id: file.id,
      key: file.key,
      purpose: file.purpose,
      kind: file.kind,
      name: file.name,
      bytes: file.bytes,
      sha256: file.sha256,
      account_kind: file.by.kind,
      account_id: file.by.accountId,
      created_at: file.at,
      state: 'arriving',
      state_at: file.at,
    })
    .execute();

/** Its object is whole now; false: it took so long that the row was given up. */
export const stageFile = async (tx: Tx, id: string, at: string): Promise<boolean> =>
  (await tx
    .updateTable('stored_file')
    .set({ state: 'staged', state_at: at })
    .where('id', '=', id)
    .where('state', '=', 'arriving')
    .returning('id')
    .executeTakeFirst()) !== undefined;

/** What someone has sent and no record holds, in bytes. */
export const unkeptBytes = async (
  db: Db,
  { kind, accountId }: Pick<Actor, 'kind' | 'accountId'>,
): Promise<number> =>
  (
    await db
      .selectFrom('stored_file')
      .select(sql<number>`coalesce(sum(bytes), 0)::float8`.as('sum'))
      .where('account_kind', '=', kind)
      .where('account_id', '=', accountId)
      .where('state', '<>', 'kept')
      .executeTakeFirstOrThrow()
  ).sum;

export const deleteFiles = (db: Handle, ids: readonly string[]) =>
  db
    .deleteFrom('stored_file')
    .where('id', 'in', [...ids])
    .where('state', '<>', 'kept')
    .execute();

export interface KeptFile extends StagedFile {
  readonly key: string;
}

/** Files that records hold, for the answer that shows them, by their ids. */
export async function findFiles(
  db: Handle,
  ids: readonly string[],
): Promise<ReadonlyMap<string, KeptFile>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'key', 'name', 'kind', 'bytes'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    rows.map((row) => {
      // the check of the table holds the same list
      const kind = row.kind as FileKind;
      return [row.id, { ...row, kind, type: fileKinds[kind].type }];
    }),
  );
}

export async function findFile(db: Handle, id: string): Promise<KeptFile> {
  const file = (await findFiles(db, [id])).get(id);
  if (!file) throw new Error('a record holds its file');
  return file;
}

/** What someone has sent and no record holds yet. */
export const findStaged = (db: Handle, id: string, by: Pick<Actor, 'kind' | 'accountId'>) =>
  db
    .selectFrom('stored_file')
    .select('key')
    .where('id', '=', id)
    .where('state', '=', 'staged')
    .where('account_kind', '=', by.kind)
    .where('account_id', '=', by.accountId)
    .executeTakeFirst();

/** Only what a record holds is given out, and what was made for someone, as long as it is there. */
export const findByKey = (db: Handle, key: string) =>
  db
    .selectFrom('stored_file')
    .select(['key', 'name', 'kind', 'bytes', 'sha256'])
    .where('key', '=', key)
    .where((row) =>
      row.or([
        row('state', '=', 'kept'),
        row.and([row('state', '=', 'staged'), row('purpose', '=', 'made')]),
      ]),
    )
    .executeTakeFirst();

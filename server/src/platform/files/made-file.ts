import { createHash, randomBytes } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import {
  type FileKind,
  fileKinds,
  type FilePurposeName,
} from '@muster/contract/kernel/files/file-kinds.ts';
import { type Db, type Handle, transaction, type Tx } from '../db/transaction.ts';
import { newId } from '../ids.ts';
import { asDiskFault } from './disk-fault.ts';
import { displayName } from './display-name.ts';
import { deleteFiles, insertFile, type KeptFile, stageFile } from './file-rows.ts';
import type { Files } from './files.ts';

type Owner = Pick<Actor, 'kind' | 'accountId'>;

interface MadeFile {
  readonly content: Uint8Array;
  readonly kind: FileKind;
  /** of one that a record keeps at once */
  readonly purpose?: FilePurposeName;
  readonly name: string;
  readonly by: Owner;
  readonly at: string;
}

/** On this machine and flushed, for as long as `use` lasts: so stores take files. */
async function onDisk<T>(folder: string, content: Uint8Array, use: (place: string) => Promise<T>) {
  const place = path.join(folder, randomBytes(16).toString('hex'));
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const handle = await open(place, 'wx', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    return await use(place);
  } catch (error) {
    throw asDiskFault(error);
  } finally {
    await rm(place, { force: true });
  }
}

/**
 * Keeps a file that we made for someone, for a day. `publish` makes it theirs; whatever fails on the way
 * takes row and object back, what is killed the sweep finds.
 */
export async function keepMade(
  db: Db,
  files: Pick<Files, 'store' | 'arriving'>,
  { content, kind, purpose, name, by, at }: MadeFile,
  publish: (stage: (tx: Tx) => Promise<string>) => Promise<void>,
): Promise<void> {
  const [id, key] = [newId(at), randomBytes(20).toString('hex')];
  const sha256 = createHash('sha256').update(content).digest();
  const bytes = content.byteLength;
  const row = { id, key, name: displayName(name, kind), kind, bytes, sha256, by, at };
  await transaction(db, (tx) => insertFile(tx, { ...row, purpose: purpose ?? 'made' }));
  try {
    await onDisk(files.arriving, content, (place) =>
      files.store.put(key, { path: place, bytes, sha256 }),
    );
    await publish(async (tx) => {
      if (!(await stageFile(tx, id, at))) throw new Error('the file was swept while it was made');
      return id;
    });
  } catch (error) {
    await files.store.remove(key);
    await deleteFiles(db, [id]);
    throw error;
  }
}

/** One that was made for this account and is still there. */
export async function findMadeFile(
  db: Handle,
  id: string,
  { kind, accountId }: Owner,
): Promise<KeptFile | undefined> {
  const row = await db
    .selectFrom('stored_file')
    .select(['id', 'key', 'name', 'kind', 'bytes'])
    .where('id', '=', id)
    .where('purpose', '=', 'made')
    .where('state', '=', 'staged')
    .where('account_kind', '=', kind)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  // the check of the table holds the same list
  const kindOfFile = row?.kind as FileKind;
  return row && { ...row, kind: kindOfFile, type: fileKinds[kindOfFile].type };
}

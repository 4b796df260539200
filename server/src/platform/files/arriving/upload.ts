import { randomBytes } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type Actor, scopesOf } from '@muster/contract/kernel/access/actor.ts';
import type { StagedFile } from '@muster/contract/kernel/files/file-calls.ts';
import {
  fileKinds,
  type FilePurposeName,
  filePurposes,
  inMegabytes,
} from '@muster/contract/kernel/files/file-kinds.ts';
import {
  fileTooLarge,
  tooMuchWaiting,
  uploadTooSlow,
} from '@muster/contract/kernel/files/file-refusals.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notAllowed } from '@muster/contract/kernel/refusals.ts';
import { type Clock, minutes } from '../../clock.ts';
import { type Db, transaction } from '../../db/transaction.ts';
import { newId } from '../../ids.ts';
import { countTry, type Limit } from '../../limits/tries.ts';
import { bytesOf } from '../content/bytes.ts';
import { kindOf } from '../content/kind-of.ts';
import { displayName } from '../display-name.ts';
import { deleteFiles, insertFile, type NewFile, stageFile, unkeptBytes } from '../file-rows.ts';
import type { Files } from '../files.ts';
import type { Finished } from '../store.ts';
import { receive } from './receive.ts';

const limitOf = ({ kind, accountId }: Actor): Limit => ({
  key: ['upload', kind, accountId],
  most: 120,
  within: minutes(10),
  over: 'refuse',
  success: 'takes-back-one',
});

/** Of one account, not taken by any record: nobody fills the disk for a day. */
const mostUnkept = 2 ** 30;

export interface Upload {
  readonly db: Db;
  readonly clock: Clock;
  readonly files: Files;
  readonly actor: Actor;
  readonly purpose: FilePurposeName;
  readonly name: string;
  /** as the sender declares it, if at all */
  readonly length: number | null;
  readonly source: Readable;
}

/** Row first, object after; what fails on the way takes both back, what is killed the sweep finds. */
async function store({ db, clock, files }: Upload, row: NewFile, file: Finished): Promise<void> {
  await transaction(db, (tx) => insertFile(tx, row));
  try {
    await files.store.put(row.key, file);
    if (!(await transaction(db, (tx) => stageFile(tx, row.id, clock.now()))))
      throw new Refusal(uploadTooSlow);
  } catch (error) {
    await files.store.remove(row.key);
    await deleteFiles(db, [row.id]);
    throw error;
  }
}

async function take(given: Upload, file: Finished, handle: FileHandle): Promise<StagedFile> {
  const { actor, clock, files, name, purpose } = given;
  const kind = await kindOf(bytesOf(handle, file.bytes), filePurposes[purpose]);
  await files.scan?.(file.path);
  const at = clock.now();
  const staged = { id: newId(at), name: displayName(name, kind), kind, bytes: file.bytes };
  const key = randomBytes(20).toString('hex');
  await store(given, { ...staged, key, purpose, sha256: file.sha256, by: actor, at }, file);
  return { ...staged, type: fileKinds[kind].type };
}

/** A file for a purpose: refused before its first byte where that is possible, else without a trace. */
export async function receiveUpload(given: Upload): Promise<StagedFile> {
  const { actor, clock, db, files, length, purpose, source } = given;
  const { mostBytes: most, upload: rule } = filePurposes[purpose];
  if (scopesOf(rule, actor.capacities).size === 0) throw new Refusal(notAllowed);
  if (length !== null && length > most)
    throw new Refusal(fileTooLarge, { most: inMegabytes(most) });
  await countTry(db, [limitOf(actor)], clock.now());
  if ((await unkeptBytes(db, actor)) > mostUnkept)
    throw new Refusal(tooMuchWaiting, { most: inMegabytes(mostUnkept) });
  const arrival = { source, folder: files.arriving, most, pace: files.pace };
  return receive(arrival, (file, handle) => take(given, file, handle));
}

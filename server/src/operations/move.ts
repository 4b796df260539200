import { AsyncLocalStorage } from 'node:async_hooks';
import { load, type LoadTarget } from '../platform/archive/load.ts';
import { atOneMoment } from '../platform/archive/moment.ts';
import type { TableDigest } from '../platform/archive/row-digest.ts';
import type { Db } from '../platform/db/transaction.ts';
import { makeCurrent } from './restore.ts';

/** All rows of one database into another, empty one; the first is only read. */
export async function move(from: Db, target: LoadTarget): Promise<Record<string, TableDigest>> {
  // A transaction inside another is refused, as it would be a mistake anywhere else: this one is of
  // another database, so it is begun outside.
  const outside = AsyncLocalStorage.snapshot();
  const moved = await atOneMoment(from, (contents) => outside(() => load(target, contents)));
  await makeCurrent(target);
  return moved;
}

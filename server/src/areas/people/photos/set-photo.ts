import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { keepFile, releaseFile } from '../../../platform/files/keep-file.ts';
import { lockPerson } from '../store/periods.ts';
import { deletePersonPhoto, findPersonPhoto, insertPersonPhoto } from './store.ts';

interface Asking {
  readonly db: Tx;
  readonly actor: Actor;
  readonly clock: Clock;
  readonly requestId: string;
}

/** The person has no photo any more; its file is nobody's then. */
export async function dropPersonPhoto(tx: Tx, id: string, at: string): Promise<string | null> {
  const before = await deletePersonPhoto(tx, id);
  if (before !== null) await releaseFile(tx, before, at);
  return before;
}

/** One photo a person, set by HR or by whoever it shows; null: none any more. */
export async function setPersonPhoto(
  { db, actor, clock, requestId }: Asking,
  id: string,
  fileId: string | null,
): Promise<void> {
  const at = clock.now();
  // two photos at once come one after the other
  await lockPerson(db, id);
  if ((await findPersonPhoto(db, id)) === fileId) return;
  const before = await dropPersonPhoto(db, id, at);
  if (fileId !== null) {
    await keepFile(db, { id: fileId, purpose: 'photo', actor, field: 'fileId', at });
    await insertPersonPhoto(db, id, fileId, at);
  }
  await audit(db, {
    at,
    actor,
    requestId,
    action: fileId === null ? 'employee.remove-photo' : 'employee.set-photo',
    record: 'employee',
    recordId: id,
    before: { photo: before },
    after: { photo: fileId },
  });
}

import type { deviceCalls } from '@muster/contract/attendance/device-calls.ts';
import { type Actor, ownPersons } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { isSeenBy } from '../../../platform/access/concerns.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { keepFile } from '../../../platform/files/keep-file.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { note } from '../../../platform/audit/note.ts';
import type { AttendanceCall } from '../deps.ts';
import { importName } from './import-job.ts';
import { findImportState, insertImport } from './store.ts';

/** A file of a device is read behind the request; what became of it can be asked for. */
export async function importPunches(
  call: AttendanceCall<Tx>,
  { fileId }: Input<typeof deviceCalls.importFile>['body'],
) {
  const { db, actor, clock } = call;
  const at = clock.now();
  const importId = newId(at);
  await keepFile(db, { id: fileId, purpose: 'import', actor, field: 'file', at });
  await insertImport(db, { id: importId, fileId, by: actor, at });
  const asked = { importId, concerns: actor.concerns, own: [...ownPersons(actor)] };
  const jobId = await enqueue(db, importName, asked, call);
  await note(call, { action: 'punch.import', record: 'punch_import', id: importId, after: {} });
  return { jobId, importId };
}

export async function readImport(db: Db, actor: Actor, id: string) {
  const record = await findImportState(db, id, isSeenBy(actor));
  if (!record) throw new Refusal(notFound);
  return { record };
}

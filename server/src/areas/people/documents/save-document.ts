import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import type { documentCalls, PaperKind } from '@muster/contract/people/documents/document-calls.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { audit } from '../../../platform/audit/audit.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { keepFile, releaseFile } from '../../../platform/files/keep-file.ts';
import type { Context } from '../../../platform/http/route.ts';
import { newId } from '../../../platform/ids.ts';
import type { PeopleDeps } from '../record/change-employee.ts';
import { refuseForeignOrOwn } from '../record/may-change.ts';
import {
  deleteDocument,
  type DocumentValues,
  insertDocument,
  lockDocument,
  updateDocument,
} from './store.ts';

type Call = Context<Tx, Actor>;

const empty = { number: null, issuedOn: null, expiresOn: null, note: null, fileId: null };

/** A paper that ends before it begins is the one thing that only the table knows. */
const asFault = (error: unknown): never => {
  if (isRefused(error) && error.constraint === 'person_document_days')
    throw new Refusal(ruleRefused, {}, [{ path: 'expiresOn', code: 'not-fitting', values: {} }]);
  throw error;
};

/** The new file is taken, the old one is nobody's any more. */
async function exchange(call: Call, before: string | null, after: string | null): Promise<void> {
  const { db, actor, clock } = call;
  if (before === after) return;
  const at = clock.now();
  if (after) await keepFile(db, { id: after, purpose: 'document', actor, field: 'fileId', at });
  if (before) await releaseFile(db, before, at);
}

const tell = (
  { db, actor, clock, requestId }: Call,
  action: string,
  id: string,
  values: { readonly before?: object; readonly after?: object },
) =>
  audit(db, {
    at: clock.now(),
    actor,
    requestId,
    action: `document.${action}`,
    record: 'person_document',
    recordId: id,
    ...(values.before && { before: { ...values.before } }),
    ...(values.after && { after: { ...values.after } }),
  });

export async function addDocument(
  call: Call,
  employeeId: string,
  given: Input<typeof documentCalls.add>['body'],
): Promise<void> {
  const { db, actor, clock } = call;
  await refuseForeignOrOwn(db, actor, employeeId);
  const at = clock.now();
  const id = newId(at);
  const values: DocumentValues = { ...empty, ...given };
  await exchange(call, null, values.fileId);
  await insertDocument(db, { id, employeeId, by: actor }, values, at).catch(asFault);
  await tell(call, 'add', id, { after: { employeeId, ...values } });
}

interface Which {
  readonly id: string;
  readonly documentId: string;
}

async function loadDocument({ db, actor }: Call, { id, documentId }: Which) {
  await refuseForeignOrOwn(db, actor, id);
  const row = await lockDocument(db, id, documentId);
  if (!row) throw new Refusal(notFound);
  const before: DocumentValues = {
    kind: row.kind as PaperKind,
    title: row.title,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    note: row.note,
    fileId: row.file_id,
  };
  return { before, version: row.version };
}

export async function changeDocument(
  call: Call,
  which: Which,
  { version, ...given }: Input<typeof documentCalls.change>['body'],
  parts: PeopleDeps,
): Promise<void> {
  const { db, clock } = call;
  const { before, version: present } = await loadDocument(call, which);
  const id = which.documentId;
  if (version !== undefined && version !== present)
    throw await refuseStale(call, { name: 'person-document' }, id, parts);
  const after = { ...before, ...given };
  await exchange(call, before.fileId, after.fileId);
  await updateDocument(db, id, after, clock.now()).catch(asFault);
  await tell(call, 'change', id, { before, after });
}

export async function removeDocument(call: Call, which: Which) {
  const { before } = await loadDocument(call, which);
  await deleteDocument(call.db, which.documentId);
  await exchange(call, before.fileId, null);
  await tell(call, 'remove', which.documentId, { before: { employeeId: which.id, ...before } });
  return {};
}

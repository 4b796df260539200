import { hrWrite } from '@muster/contract/kernel/access/access-rules.ts';
import {
  type AccountKind,
  type Actor,
  scopesOf,
  isOwnPerson,
} from '@muster/contract/kernel/access/actor.ts';
import type { ShownFile } from '@muster/contract/kernel/files/file-calls.ts';
import { type FileKind, fileKinds } from '@muster/contract/kernel/files/file-kinds.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type {
  PaperKind,
  PersonDocument,
} from '@muster/contract/people/documents/document-calls.ts';
import { seeDocuments } from '@muster/contract/people/documents/document-calls.ts';
import { sql } from 'kysely';
import type { AccountNames } from '../../../platform/session/account-names.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { FileAddress } from '../../../platform/files/files.ts';
import { withinRule } from '../reach.ts';
import { type PaperRow, findDocuments } from './store.ts';

export interface DocumentReader {
  readonly accountNames: AccountNames;
  readonly addressOf: FileAddress;
}

interface Asking {
  readonly db: Handle;
  readonly actor: Actor;
  readonly clock: Clock;
}

function fileOf(row: PaperRow, addressOf: FileAddress, at: string): ShownFile | null {
  const { file_id: id, key, file_name: name, bytes } = row;
  if (id === null || key === null || name === null || bytes === null) return null;
  // the check of the table holds the same list
  const kind = row.file_kind as FileKind;
  return {
    id,
    name,
    kind,
    type: fileKinds[kind].type,
    bytes,
    address: addressOf({ key, name }, at),
  };
}

export async function listDocuments(call: Asking, id: string, reader: DocumentReader) {
  const { db, actor, clock } = call;
  const seen = await sql`select 1 from employee
    where id = ${id} and ${withinRule(seeDocuments, actor)}`.execute(db);
  if (seen.rows.length === 0) throw new Refusal(notFound);
  const may = !isOwnPerson(actor, id) && scopesOf(hrWrite, actor.capacities).size > 0;
  const rows = await findDocuments(db, id);
  const nameOf = await reader.accountNames(
    db,
    rows.map((row) => ({ kind: row.added_by_kind as AccountKind, id: row.added_by_id })),
  );
  const shown = rows.map((row): PersonDocument => ({
    id: row.id,
    kind: row.kind as PaperKind,
    title: row.title,
    number: row.number,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    note: row.note,
    file: fileOf(row, reader.addressOf, clock.now()),
    addedBy: nameOf(row.added_by_id),
    addedAt: row.created_at,
    version: row.version,
  }));
  return { rows: shown, can: { change: may } };
}

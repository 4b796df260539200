import type { PaperKind } from '@muster/contract/people/documents/document-calls.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';

/** What is written of a paper, in the words of the calls. */
export interface DocumentValues {
  readonly kind: PaperKind;
  readonly title: string;
  readonly number: string | null;
  readonly issuedOn: string | null;
  readonly expiresOn: string | null;
  readonly note: string | null;
  readonly fileId: string | null;
}

export const findDocuments = (db: Handle, employeeId: string) =>
  db
    .selectFrom('person_document as document')
    .leftJoin('stored_file as file', 'file.id', 'document.file_id')
    .selectAll('document')
    .select(['file.key', 'file.name as file_name', 'file.kind as file_kind', 'file.bytes'])
    .where('document.employee_id', '=', employeeId)
    .orderBy('document.created_at', 'desc')
    .orderBy('document.id', 'desc')
    .execute();
export type PaperRow = Awaited<ReturnType<typeof findDocuments>>[number];

export const lockDocument = (tx: Tx, employeeId: string, id: string) =>
  tx
    .selectFrom('person_document')
    .selectAll()
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();

const columnsOf = (values: DocumentValues) => ({
  kind: values.kind,
  title: values.title,
  number: values.number,
  issued_on: values.issuedOn,
  expires_on: values.expiresOn,
  note: values.note,
  file_id: values.fileId,
});

interface NewDocument {
  readonly id: string;
  readonly employeeId: string;
  readonly by: { readonly kind: string; readonly accountId: string };
}

export const insertDocument = (
  tx: Tx,
  { id, employeeId, by }: NewDocument,
  values: DocumentValues,
  at: string,
) =>
  tx
    .insertInto('person_document')
    .values({
      id,
      employee_id: employeeId,
      ...columnsOf(values),
      added_by_kind: by.kind,
      added_by_id: by.accountId,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

export const updateDocument = (tx: Tx, id: string, values: DocumentValues, at: string) =>
  tx
    .updateTable('person_document')
    .set((row) => ({ ...columnsOf(values), version: row('version', '+', 1), updated_at: at }))
    .where('id', '=', id)
    .execute();

export const deleteDocument = (tx: Tx, id: string) =>
  tx.deleteFrom('person_document').where('id', '=', id).execute();

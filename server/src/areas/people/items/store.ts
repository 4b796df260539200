import type { Handle, Tx } from '../../../platform/db/transaction.ts';

export const findHeldItems = (db: Handle, employeeId: string) =>
  db
    .selectFrom('item_issue as issue')
    .innerJoin('item', 'item.id', 'issue.item_id')
    .select([
      'issue.id',
      'issue.item_id',
      'item.name as item_name',
      'issue.serial_number',
      'issue.issued_on',
      'issue.returned_on',
      'issue.note',
      'issue.version',
    ])
    .where('issue.employee_id', '=', employeeId)
    .orderBy('issue.issued_on', 'desc')
    .orderBy('issue.id', 'desc')
    .execute();

export const lockIssue = (tx: Tx, employeeId: string, id: string) =>
  tx
    .selectFrom('item_issue')
    .selectAll()
    .where('id', '=', id)
    .where('employee_id', '=', employeeId)
    .forUpdate()
    .executeTakeFirst();

export interface NewIssue {
  readonly id: string;
  readonly employeeId: string;
  readonly itemId: string;
  readonly serialNumber: string | null;
  readonly issuedOn: string;
  readonly note: string | null;
}

export const insertIssue = (tx: Tx, issue: NewIssue, at: string) =>
  tx
    .insertInto('item_issue')
    .values({
      id: issue.id,
      employee_id: issue.employeeId,
      item_id: issue.itemId,
      serial_number: issue.serialNumber,
      issued_on: issue.issuedOn,
      note: issue.note,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

export const noteReturned = (
  tx: Tx,
  id: string,
  { returnedOn, note }: { readonly returnedOn: string; readonly note: string | null },
  at: string,
) =>
  tx
    .updateTable('item_issue')
    .set((row) => ({
      returned_on: returnedOn,
      note,
      version: row('version', '+', 1),
      updated_at: at,
    }))
    .where('id', '=', id)
    .execute();

export const deleteIssue = (tx: Tx, id: string) =>
  tx.deleteFrom('item_issue').where('id', '=', id).execute();

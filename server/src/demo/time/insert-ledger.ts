import type { NewEntry } from '../../areas/leave/store/ledger/ledger.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { insertRows } from '../bulk/insert-rows.ts';

const keyOf = ({ employeeId, leaveTypeId, year }: NewEntry) =>
  `${employeeId} ${leaveTypeId} ${year}`;

const balanceOf = (entries: readonly NewEntry[]) =>
  entries.slice(0, 1).map((first) => ({
    employee_id: first.employeeId,
    leave_type_id: first.leaveTypeId,
    year: first.year,
    balance: entries.reduce((sum, { amount }) => sum + amount, 0),
    waiting: 0,
    lowest: 0,
  }));

const rowOf = (entry: NewEntry, at: string) => ({
  id: newId(at),
  employee_id: entry.employeeId,
  leave_type_id: entry.leaveTypeId,
  year: entry.year,
  kind: entry.kind,
  amount: entry.amount,
  day: entry.day,
  due_key: entry.dueKey,
  done_for: entry.dueKey === null ? entry.employeeId : null,
  application_id: entry.applicationId,
  created_at: at,
});

/** Into empty ledgers: the sums are known, so nothing is looked up and nothing is written twice. */
export async function insertLedger(tx: Tx, entries: readonly NewEntry[], at: string) {
  const balances = [...Map.groupBy(entries, keyOf).values()].flatMap(balanceOf);
  await insertRows(tx, 'leave_balance', balances);
  const rows = entries.map((entry) => rowOf(entry, at));
  await insertRows(tx, 'leave_entry', rows);
}

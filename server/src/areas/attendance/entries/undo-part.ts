import type { SkipReason } from '@muster/contract/attendance/entry-calls.ts';
import { punchesTakenBack } from '@muster/contract/attendance/notices.ts';
import { sql } from 'kysely';
import { auditMany } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { notifyEach } from '../../../platform/notices/notify.ts';
import { closedDays } from '../closing/locks.ts';
import { lockDays } from '../store/stale.ts';
import { judgeAround, type EntryRun } from './apply-part.ts';
import { type EnteredPunches, type PunchEntryRow, settleRows } from './store.ts';

/** Of whom what was entered is no longer as it was left: a later entry or an agreed correction counts. */
async function findChanged(
  tx: Tx,
  { id, createdAt, asked: { day } }: EnteredPunches,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await sql<{ id: string }>`select distinct employee_id as id from punch
    where employee_id = any(${[...ids]}::uuid[]) and (
      (entry_id = ${id} and coalesce(void_by, void_entry_id) is not null)
      or (entry_id is distinct from ${id} and source in ('correction', 'entered')
        and created_at > ${createdAt} and at >= ${day}::date - interval '1 day'
        and at < ${day}::date + interval '2 days'))`.execute(tx);
  return new Set(found.rows.map((row) => row.id));
}

async function putBack(tx: Tx, entryId: string, ids: readonly string[]): Promise<void> {
  // first: one coming that was entered counts at a time
  await sql`update punch set void_entry_id = ${entryId}
    where entry_id = ${entryId} and employee_id = any(${[...ids]}::uuid[])`.execute(tx);
  await sql`update punch set void_entry_id = null
    where void_entry_id = ${entryId} and entry_id is distinct from ${entryId}
      and employee_id = any(${[...ids]}::uuid[])`.execute(tx);
}

async function tell(
  tx: Tx,
  { id, asked: { day }, undoneBy }: EnteredPunches,
  ids: readonly string[],
  { clock, requestId, who }: EntryRun,
): Promise<void> {
  const at = clock.now();
  await auditMany(
    tx,
    ids.map((recordId) => ({
      at,
      actor: undoneBy,
      requestId,
      action: 'attendance.undoEntry',
      record: 'employee',
      recordId,
      after: { day, entry: id },
    })),
  );
  const told = { values: { who, day: { day } }, target: { record: 'punch_entry', id } };
  await notifyEach(
    tx,
    punchesTakenBack,
    ids.map((employeeId) => ({ to: { kind: 'employee' as const, id: employeeId }, ...told })),
    at,
  );
}

/** What was entered for some people no longer counts, and what it took out does again. */
export async function undoPart(
  tx: Tx,
  entry: EnteredPunches,
  rows: readonly PunchEntryRow[],
  working: EntryRun,
): Promise<void> {
  const { day } = entry.asked;
  const ids = rows.map(({ employeeId }) => employeeId);
  await lockDays(tx, ids);
  const closed = await closedDays(tx, ids, day, day);
  const changed = await findChanged(tx, entry, ids);
  const reasonNot = (id: string): SkipReason | null => {
    if (closed.has(`${id} ${day}`)) return 'closed';
    return changed.has(id) ? 'changed' : null;
  };
  const settled = ids.map((employeeId) => {
    const skip = reasonNot(employeeId);
    return { employeeId, skip, state: skip === null ? 'undone' : 'applied' } as const;
  });
  const undone = settled.flatMap(({ employeeId, skip }) => (skip === null ? [employeeId] : []));
  await putBack(tx, entry.id, undone);
  await settleRows(tx, entry.id, settled);
  await tell(tx, entry, undone, working);
  await judgeAround(tx, undone, day, working);
}

import { punchesEntered } from '@muster/contract/attendance/notices.ts';
import type { EntryKind, SkipReason } from '@muster/contract/attendance/entry-calls.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { sql } from 'kysely';
import { auditMany } from '../../../platform/audit/audit.ts';
import { digest } from '../../../platform/audit/sealing/content.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { notifyEach } from '../../../platform/notices/notify.ts';
import { noteDaysChanged } from '../judging/note-changed.ts';
import type { Now } from '../../../platform/now.ts';
import { judgeInto } from '../judging/refresh.ts';
import type { TimeChange, Plan } from '../rules/plan-entry.ts';
import { shareClosing } from '../store/closing-turn.ts';
import { insertPunches, type NewPunch } from '../store/punches.ts';
import { lockDays } from '../store/stale.ts';
import { planEntries } from './plan-entries.ts';
import { type EnteredPunches, type PunchEntryRow, settleRows } from './store.ts';

export interface EntryRun {
  readonly clock: Clock;
  readonly now: Now;
  readonly requestId: string | null;
  /** of whoever works on it, as the person reads it */
  readonly who: string;
}

const actions: Record<EntryKind, string> = {
  enter: 'attendance.enterPunch',
  correct: 'attendance.correctPunch',
  remove: 'attendance.removePunch',
};

const asTime = (minutes: number) => new Date(minutes * 60_000).toISOString();

async function writeChanges(
  tx: Tx,
  { id: entryId, asked: { day } }: EnteredPunches,
  changes: ReadonlyMap<string, TimeChange>,
  at: string,
): Promise<void> {
  const voids = [...changes.values()].flatMap((change) => change.voids);
  await sql`update punch set void_entry_id = ${entryId}
    where id = any(${voids}::uuid[])`.execute(tx);
  const punches = [...changes].flatMap(([employeeId, change]) =>
    (['in', 'out'] as const).flatMap((direction): NewPunch[] => {
      const minutes = change[`${direction}At`];
      if (minutes === null) return [];
      const made = { id: newId(at), employeeId, at: asTime(minutes), direction, deviceId: null };
      return [{ ...made, source: 'entered', entered: { entryId, day } }];
    }),
  );
  await insertPunches(tx, punches, at);
}

async function tell(
  tx: Tx,
  { id, asked, reason, by }: EnteredPunches,
  changes: ReadonlyMap<string, TimeChange>,
  { clock, requestId, who }: EntryRun,
): Promise<void> {
  const at = clock.now();
  await auditMany(
    tx,
    [...changes].map(([employeeId, { inAt, outAt, voids }]) => ({
      at,
      actor: by,
      requestId,
      action: actions[asked.kind],
      record: 'employee',
      recordId: employeeId,
      after: {
        day: asked.day,
        ...(inAt !== null && { inAt: asTime(inAt) }),
        ...(outAt !== null && { outAt: asTime(outAt) }),
        ...(voids.length > 0 && { takenOut: voids.length }),
        reason,
        entry: id,
      },
    })),
  );
  const values = { who, day: { day: asked.day }, reason };
  const target = { record: 'punch_entry', id };
  await notifyEach(
    tx,
    punchesEntered,
    [...changes.keys()].map((employeeId) => ({
      to: { kind: 'employee' as const, id: employeeId },
      values,
      target,
    })),
    at,
  );
}

/** The day of some people, and what of the days beside it belongs elsewhere now. */
export async function judgeAround(
  tx: Tx,
  ids: readonly string[],
  day: string,
  { clock, now }: Pick<EntryRun, 'clock' | 'now'>,
): Promise<void> {
  if (ids.length === 0) return;
  // also of a day before those that are kept up for everyone
  await judgeInto(tx, ids, { from: day, until: day }, now);
  await noteDaysChanged(tx, ids, { from: addDays(day, -1), until: addDays(day, -1) }, clock);
  await noteDaysChanged(tx, ids, { from: addDays(day, 1), until: addDays(day, 1) }, clock);
}

const reasonNot = (plan: Plan | undefined, { planned }: PunchEntryRow): SkipReason | null => {
  if (!plan) return 'left';
  if ('skip' in plan) return plan.skip;
  return digest(plan) === digest(planned) ? null : 'changed';
};

/**
 * Some people of an entry, one after another with whoever else changes them: what is different by now from
 * what was shown is left as it is.
 */
export async function applyPart(
  tx: Tx,
  entry: EnteredPunches,
  rows: readonly PunchEntryRow[],
  working: EntryRun,
): Promise<void> {
  const ids = rows.map(({ employeeId }) => employeeId);
  await lockDays(tx, ids);
  await shareClosing(tx);
  const plans = await planEntries(tx, entry.asked, ids, await working.now.afresh(tx));
  const settled = rows.map((row) => ({
    employeeId: row.employeeId,
    skip: reasonNot(plans.get(row.employeeId), row),
  }));
  const changes = new Map(
    settled.flatMap(({ employeeId, skip }) => {
      const plan = plans.get(employeeId);
      return skip === null && plan && !('skip' in plan) ? [[employeeId, plan] as const] : [];
    }),
  );
  await writeChanges(tx, entry, changes, working.clock.now());
  await settleRows(
    tx,
    entry.id,
    settled.map((row) => ({ ...row, state: row.skip === null ? 'applied' : 'skipped' })),
  );
  await tell(tx, entry, changes, working);
  await judgeAround(tx, [...changes.keys()], entry.asked.day, working);
}

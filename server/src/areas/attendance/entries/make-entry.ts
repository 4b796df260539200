import { type entryCalls, entryStateWords } from '@muster/contract/attendance/entry-calls.ts';
import {
  changedSincePreview,
  entryNotUndone,
  attendanceMonthLocked,
  nobodyToEnter,
} from '@muster/contract/attendance/refusals.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { note } from '../../../platform/audit/note.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { attendanceNow } from '../judging/attendance-now.ts';
import type { AttendanceDeps, AttendanceCall } from '../deps.ts';
import { judgeLacking } from '../judging/refresh.ts';
import type { Plan } from '../rules/plan-entry.ts';
import { applyPart } from './apply-part.ts';
import { entryJobName } from './entry-job-name.ts';
import { planFor } from './preview-entry.ts';
import { findClosed } from '../closing/locks.ts';
import { readPunchEntry } from './read-entries.ts';
import {
  beginUndo,
  endEntry,
  type EnteredPunches,
  findEntry,
  insertEntry,
  nextRows,
} from './store.ts';
import { undoPart } from './undo-part.ts';

/** So few are done at once; more are worked on behind the request. */
const atOnce = 50;

const workingOf = async (call: AttendanceCall<Tx>) => ({
  clock: call.clock,
  now: await attendanceNow(call.db, call),
  requestId: call.requestId,
  who: call.actor.name,
});

/** A few in the caller's transaction, many behind the request. */
async function workOn(call: AttendanceCall<Tx>, entry: EnteredPunches): Promise<void> {
  const { db, actor, clock, requestId } = call;
  const isUndo = entry.state === 'Undoing';
  const rows = await nextRows(db, entry.id, isUndo ? 'applied' : 'waiting', atOnce + 1);
  if (rows.length > atOnce) {
    await enqueue(db, entryJobName, { entryId: entry.id, requestId }, call);
    return;
  }
  const work = isUndo ? undoPart : applyPart;
  await work(db, entry, rows, await workingOf(call));
  await endEntry(db, entry, actor, clock.now());
}

async function refuseNobody(db: Tx, plans: ReadonlyMap<string, Plan>, day: string): Promise<void> {
  const reasons = [...plans.values()].map((plan) => ('skip' in plan ? plan.skip : null));
  if (reasons.includes(null)) return;
  const [month] = (await findClosed(db, [...plans.keys()], day, day)).values();
  if (month && reasons.every((reason) => reason === 'closed'))
    throw new Refusal(attendanceMonthLocked, { month });
  throw new Refusal(nobodyToEnter);
}

/** Punches of one or many others are entered, corrected or taken out, with a reason. */
export async function makeEntry(
  call: AttendanceCall<Tx>,
  { reason, stamp, ...body }: Input<typeof entryCalls.create>['body'],
  parts: AttendanceDeps,
) {
  const { db, actor, clock } = call;
  const planned = await planFor(call, body, parts, (span, who, now) =>
    judgeLacking(db, span, who, now),
  );
  if (stamp !== undefined && stamp !== planned.stamp) throw new Refusal(changedSincePreview);
  await refuseNobody(db, planned.plans, body.day);
  const createdAt = clock.now();
  const made = { id: newId(createdAt), asked: planned.asked, reason, by: actor, createdAt };
  await insertEntry(db, made, planned.plans);
  await note(call, {
    action: 'punch-entry.create',
    record: 'punch_entry',
    id: made.id,
    after: { kind: body.kind, day: body.day, reason, people: planned.plans.size },
  });
  const entry: EnteredPunches = { ...made, state: 'Applying', undoneBy: null };
  await workOn(call, entry);
  return readPunchEntry(call, made.id, parts);
}

/** Taken back as a whole, also while it is still being applied, by whoever may enter for all of these people. */
export async function undoEntry(call: AttendanceCall<Tx>, id: string, parts: AttendanceDeps) {
  const { db, actor, clock, requestId } = call;
  const entry = await findEntry(db, id, { isLocked: true });
  if (!entry) throw new Refusal(notFound);
  const { record } = await readPunchEntry(call, id, parts);
  if (!record.can.undo) throw new Refusal(entryNotUndone, { state: entryStateWords[entry.state] });
  await beginUndo(db, entry, actor, { at: clock.now(), requestId });
  await workOn(call, { ...entry, state: 'Undoing', undoneBy: actor });
  return readPunchEntry(call, id, parts);
}

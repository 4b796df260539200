import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import { peopleOf } from '../people-of.ts';
import { deleteAssignment, lastDayOf, lockAssignment } from '../store/assignments.ts';
import { farDay, emitCalendarChanged } from '../emit-calendar-changed.ts';
import { refuseForeignConcern, refuseForeignOrOwnRoster } from './reach.ts';

/** What was before it holds again. */
export async function unassign(call: CalendarCall<Tx>, id: string, parts: CalendarDeps) {
  const { db, actor } = call;
  const row = await lockAssignment(db, id);
  if (!row) throw new Refusal(notFound);
  refuseForeignConcern(actor, row.concernId);
  const { target, from, shiftedBy } = row;
  const ofId = row.of?.id ?? null;
  if (target === 'employee' && ofId) await refuseForeignOrOwnRoster(db, actor, [ofId]);
  const until = (await lastDayOf(db, { target, ofId }, from)) ?? farDay;
  await deleteAssignment(db, id);
  const [patternId, shiftId] = [row.pattern?.id ?? null, row.shift?.id ?? null];
  const before = { target, ofId, from, patternId, shiftedBy, shiftId };
  await note(call, { action: 'roster.unassign', record: 'roster_assignment', id, before });
  const employeeIds = await peopleOf(db, [{ target, ofId }]);
  await emitCalendarChanged(call, parts, { employeeIds, from, until });
  return {};
}

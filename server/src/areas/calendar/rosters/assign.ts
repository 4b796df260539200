import { assignedAlready, oneOfBoth } from '@muster/contract/calendar/refusals.ts';
import { rosterCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import type { FaultCode } from '@muster/contract/kernel/fault.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { wireNames } from '@muster/contract/kernel/wire.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import { peopleOf } from '../people-of.ts';
import {
  areOpen,
  findAssignment,
  insertAssignment,
  lastDayOf,
  type NewAssignment,
} from '../store/assignments.ts';
import { farDay, emitCalendarChanged } from '../emit-calendar-changed.ts';
import { showAssignment } from './list-assignments.ts';
import { refuseForeignConcern, refuseForeignOrOwnRoster } from './reach.ts';

type Given = Input<typeof rosterCalls.assign>['body'];
const wire = wireNames(rosterCalls.assign.body);
const fault = (field: keyof Given, code: FaultCode) =>
  new Refusal(ruleRefused, {}, [{ path: wire.get(field) ?? field, code, values: {} }]);

/** What was chosen must still be there to choose. */
async function refuseChoice(tx: Tx, { patternId, shiftId, target, ofId }: NewAssignment) {
  if ((patternId === null) === (shiftId === null)) throw new Refusal(oneOfBoth);
  if ((target === 'house') !== (ofId === null)) throw fault('of', 'not-fitting');
  if (patternId && !(await areOpen(tx, 'roster_pattern', [patternId])))
    throw fault('patternId', 'gone');
  if (shiftId && !(await areOpen(tx, 'shift', [shiftId]))) throw fault('shiftId', 'gone');
}

/** Two set a roster for the same from the same day: the second is told of the first. */
const asRefusal =
  (date: string) =>
  (error: unknown): never => {
    if (!isRefused(error)) throw error;
    if (error.constraint === 'roster_assignment_once') throw new Refusal(assignedAlready, { date });
    if (error.code === '23503') throw fault('of', 'gone');
    throw error;
  };

export async function assign(call: CalendarCall<Tx>, given: Given, parts: CalendarDeps) {
  const { db, actor, clock } = call;
  const at = clock.now();
  const { target, of: ofId, from, patternId = null, shiftedBy = 0, shiftId = null } = given;
  const made: NewAssignment = { id: newId(at), target, ofId, from, patternId, shiftedBy, shiftId };
  await refuseChoice(db, made);
  if (target === 'employee' && ofId) await refuseForeignOrOwnRoster(db, actor, [ofId]);
  await insertAssignment(db, made, at).catch(asRefusal(from));
  const row = await findAssignment(db, made.id);
  if (!row) throw new Refusal(notFound);
  refuseForeignConcern(actor, row.concernId);
  const { id, ...after } = made;
  await note(call, { action: 'roster.assign', record: 'roster_assignment', id, after });
  const until = (await lastDayOf(db, made, from)) ?? farDay;
  await emitCalendarChanged(call, parts, { employeeIds: await peopleOf(db, [made]), from, until });
  return { record: showAssignment(row, actor) };
}

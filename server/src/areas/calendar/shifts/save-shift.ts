import { type shiftCalls, usualShift } from '@muster/contract/calendar/shift-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import { peopleBy } from '../people-of.ts';
import { removeUnused } from '../remove-unused.ts';
import {
  deleteShift,
  findShift,
  insertShift,
  lockShift,
  type ShiftContent,
  type ShiftRow,
  updateShift,
} from '../store/shifts.ts';
import { farDay, emitCalendarChanged } from '../emit-calendar-changed.ts';
import { readShift } from './read-shifts.ts';
import { asShiftFault, refuseShiftValues } from './refuse-values.ts';

type Given = Input<typeof shiftCalls.create>['body'];
type Changed = Input<typeof shiftCalls.change>['body'];

const contentOf = ({
  id: _id,
  version: _version,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  ...content
}: ShiftRow): ShiftContent => content;
const only = <V extends object>(given: V): Partial<V> =>
  // the same keys as were given, without those that say nothing
  Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<V>;

export async function createShift(call: CalendarCall<Tx>, given: Given) {
  const { db, actor, clock } = call;
  const { name, shortName, startsAt, endsAt } = given;
  const content: ShiftContent = {
    ...usualShift,
    ...only(given),
    name,
    shortName,
    startsAt,
    endsAt,
    active: true,
  };
  refuseShiftValues(content);
  const at = clock.now();
  const id = newId(at);
  await insertShift(db, id, content, at).catch(asShiftFault);
  await note(call, { action: 'shift.create', record: 'shift', id, after: content });
  return readShift(db, actor, id);
}

/** What it looks like says nothing about a day. */
const looks = new Set(['name', 'shortName', 'colour', 'active']);

export async function changeShift(
  call: CalendarCall<Tx>,
  id: string,
  { version, ...given }: Changed,
  parts: CalendarDeps,
) {
  const { db, actor, clock } = call;
  const row = await lockShift(db, id);
  if (!row) throw new Refusal(notFound);
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'shift' }, id, parts);
  const before = contentOf(row);
  const after = { ...before, ...only(given) };
  const keys = changedKeys(before, after);
  if (keys.length > 0) {
    refuseShiftValues(after);
    await updateShift(db, id, after, clock.now()).catch(asShiftFault);
    await note(call, { action: 'shift.change', record: 'shift', id, before, after });
  }
  if (keys.some((key) => !looks.has(key))) {
    const employeeIds = await peopleBy(db, { shiftId: id });
    await emitCalendarChanged(call, parts, { employeeIds, from: '', until: farDay });
  }
  return readShift(db, actor, id);
}

async function remove(call: CalendarCall<Tx>, id: string): Promise<void> {
  const row = await lockShift(call.db, id);
  if (!row) throw new Refusal(notFound);
  await deleteShift(call.db, id);
  await note(call, { action: 'shift.remove', record: 'shift', id, before: contentOf(row) });
}

export const removeShift = (call: CalendarCall<Db>, id: string) =>
  removeUnused(call, {
    record: 'shift',
    id,
    remove: (within) => remove(within, id),
    nameOf: async (db) => (await findShift(db, id))?.name ?? '',
  });

import type { rosterPatternCalls } from '@muster/contract/calendar/roster-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound, ruleRefused } from '@muster/contract/kernel/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import { isRefused } from '../../../platform/db/refused.ts';
import type { Db, Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import { peopleBy } from '../people-of.ts';
import { removeUnused } from '../remove-unused.ts';
import {
  deletePattern,
  findPattern,
  insertPattern,
  lockPattern,
  type PatternContent,
  type PatternRow,
  updatePattern,
} from '../store/patterns.ts';
import { farDay, emitCalendarChanged } from '../emit-calendar-changed.ts';
import { readPattern } from './read-patterns.ts';

type Given = Input<typeof rosterPatternCalls.create>['body'];
type Changed = Input<typeof rosterPatternCalls.change>['body'];

const contentOf = ({ name, beginsOn, days, active }: PatternRow): PatternContent => ({
  name,
  beginsOn,
  days: days.map((shift) => shift?.id ?? null),
  active,
});

const byConstraint: Readonly<Record<string, readonly ['name' | 'days', 'taken' | 'gone']>> = {
  roster_pattern_name: ['name', 'taken'],
  roster_pattern_day_shift_id_fkey: ['days', 'gone'],
};

/** The index decides who was first with a name, the key whether a shift is still there. */
const asFault = (error: unknown): never => {
  const found = isRefused(error) ? byConstraint[error.constraint ?? ''] : undefined;
  if (!found) throw error;
  throw new Refusal(ruleRefused, {}, [{ path: found[0], code: found[1], values: {} }]);
};

export async function createPattern(call: CalendarCall<Tx>, given: Given) {
  const { db, actor, clock } = call;
  const content: PatternContent = { ...given, active: true };
  const at = clock.now();
  const id = newId(at);
  await insertPattern(db, id, content, at).catch(asFault);
  await note(call, {
    action: 'roster-pattern.create',
    record: 'roster_pattern',
    id,
    after: content,
  });
  return readPattern(db, actor, id);
}

export async function changePattern(
  call: CalendarCall<Tx>,
  id: string,
  { version, ...given }: Changed,
  parts: CalendarDeps,
) {
  const { db, actor, clock } = call;
  const row = await lockPattern(db, id);
  if (!row) throw new Refusal(notFound);
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'roster-pattern' }, id, parts);
  const before = contentOf(row);
  const after: PatternContent = {
    name: given.name ?? before.name,
    beginsOn: given.beginsOn ?? before.beginsOn,
    days: given.days ?? before.days,
    active: given.active ?? before.active,
  };
  const keys = changedKeys({ ...before }, { ...after });
  if (keys.length > 0) {
    await updatePattern(db, id, after, clock.now()).catch(asFault);
    const action = 'roster-pattern.change';
    await note(call, { action, record: 'roster_pattern', id, before, after });
  }
  if (keys.includes('days') || keys.includes('beginsOn')) {
    const employeeIds = await peopleBy(db, { patternId: id });
    await emitCalendarChanged(call, parts, { employeeIds, from: '', until: farDay });
  }
  return readPattern(db, actor, id);
}

async function remove(call: CalendarCall<Tx>, id: string): Promise<void> {
  const row = await lockPattern(call.db, id);
  if (!row) throw new Refusal(notFound);
  await deletePattern(call.db, id);
  const action = 'roster-pattern.remove';
  await note(call, { action, record: 'roster_pattern', id, before: contentOf(row) });
}

export const removePattern = (call: CalendarCall<Db>, id: string) =>
  removeUnused(call, {
    record: 'roster-pattern',
    id,
    remove: (within) => remove(within, id),
    nameOf: async (db) => (await findPattern(db, id))?.name ?? '',
  });

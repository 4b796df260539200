import type { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarParts, Call } from '../parts.ts';
import {
  deleteHoliday,
  type HolidayContent,
  insertHoliday,
  lockHoliday,
  updateHoliday,
} from '../store/holidays.ts';
import { tellChanged } from '../tell-changed.ts';
import { touchedBy } from './holiday-change.ts';
import { mayFreeAt, refuseOthers } from './may-free.ts';
import { asFault, refuseValues } from './refuse-values.ts';
import { contentOf, placesOf, readHoliday } from './show-holiday.ts';

type Given = Input<typeof holidayCalls.create>['body'];
type Changed = Input<typeof holidayCalls.change>['body'];

const usualColour = '#c2410c';
const tidy = (locations: readonly string[]): string[] => [...new Set(locations)].toSorted();

export async function createHoliday(call: Call<Tx>, given: Given, parts: CalendarParts) {
  const { db, actor, clock } = call;
  const content: HolidayContent = {
    colour: usualColour,
    recurring: false,
    half: false,
    active: true,
    ...given,
    locations: tidy(given.locations ?? []),
  };
  refuseValues(content);
  refuseOthers(await mayFreeAt(db, actor), content.locations);
  const at = clock.now();
  const id = newId(at);
  await insertHoliday(db, id, content, at).catch(asFault);
  await note(call, { action: 'holiday.create', record: 'holiday', id, after: content });
  await tellChanged(call, parts, await touchedBy(db, [content]));
  return readHoliday(db, actor, id);
}

/** What was given over what was there; what was left out stays. */
const changed = (before: HolidayContent, given: Omit<Changed, 'version'>): HolidayContent => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  locations: given.locations ? tidy(given.locations) : before.locations,
});

export async function changeHoliday(
  call: Call<Tx>,
  id: string,
  { version, ...given }: Changed,
  parts: CalendarParts,
) {
  const { db, actor, clock } = call;
  const row = await lockHoliday(db, id);
  if (!row) throw new Refusal(notFound);
  const mayFree = await mayFreeAt(db, actor);
  refuseOthers(mayFree, placesOf(row));
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'holiday' }, id, parts);
  const before = contentOf(row);
  const after = changed(before, given);
  if (changedKeys({ ...before }, { ...after }).length > 0) {
    refuseValues(after);
    refuseOthers(mayFree, after.locations);
    await updateHoliday(db, id, after, clock.now()).catch(asFault);
    await note(call, { action: 'holiday.change', record: 'holiday', id, before, after });
    await tellChanged(call, parts, await touchedBy(db, [before, after]));
  }
  return readHoliday(db, actor, id);
}

export async function removeHoliday(call: Call<Tx>, id: string, parts: CalendarParts) {
  const { db, actor } = call;
  const row = await lockHoliday(db, id);
  if (!row) throw new Refusal(notFound);
  refuseOthers(await mayFreeAt(db, actor), placesOf(row));
  const before = contentOf(row);
  await deleteHoliday(db, id);
  await note(call, { action: 'holiday.remove', record: 'holiday', id, before });
  await tellChanged(call, parts, await touchedBy(db, [before]));
  return {};
}

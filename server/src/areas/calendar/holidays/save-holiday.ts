import type { holidayCalls } from '@muster/contract/calendar/holiday-calls.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { Refusal } from '@muster/contract/kernel/refusal.ts';
import { notFound } from '@muster/contract/kernel/refusals.ts';
import { refuseStale } from '../../../entity/changed-meanwhile.ts';
import { changedKeys } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { note } from '../../../platform/audit/note.ts';
import type { CalendarDeps, CalendarCall } from '../deps.ts';
import {
  deleteHoliday,
  type HolidayContent,
  insertHoliday,
  lockHoliday,
  updateHoliday,
} from '../store/holidays.ts';
import { emitCalendarChanged } from '../emit-calendar-changed.ts';
import { touchedBy } from './holiday-change.ts';
import { mayFreeAt, refuseOtherLocations } from './may-free.ts';
import { asHolidayFault, refuseHolidayValues } from './refuse-values.ts';
import { holidayContent, holidayLocations, readHoliday } from './show-holiday.ts';

type Given = Input<typeof holidayCalls.create>['body'];
type Changed = Input<typeof holidayCalls.change>['body'];

const usualColour = '#c2410c';
const tidy = (locations: readonly string[]): string[] => [...new Set(locations)].toSorted();

export async function createHoliday(call: CalendarCall<Tx>, given: Given, parts: CalendarDeps) {
  const { db, actor, clock } = call;
  const content: HolidayContent = {
    colour: usualColour,
    recurring: false,
    half: false,
    active: true,
    ...given,
    locations: tidy(given.locations ?? []),
  };
  refuseHolidayValues(content);
  refuseOtherLocations(await mayFreeAt(db, actor), content.locations);
  const at = clock.now();
  const id = newId(at);
  await insertHoliday(db, id, content, at).catch(asHolidayFault);
  await note(call, { action: 'holiday.create', record: 'holiday', id, after: content });
  await emitCalendarChanged(call, parts, await touchedBy(db, [content]));
  return readHoliday(db, actor, id);
}

/** What was given over what was there; what was left out stays. */
const changed = (before: HolidayContent, given: Omit<Changed, 'version'>): HolidayContent => ({
  ...before,
  ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  locations: given.locations ? tidy(given.locations) : before.locations,
});

export async function changeHoliday(
  call: CalendarCall<Tx>,
  id: string,
  { version, ...given }: Changed,
  parts: CalendarDeps,
) {
  const { db, actor, clock } = call;
  const row = await lockHoliday(db, id);
  if (!row) throw new Refusal(notFound);
  const mayFree = await mayFreeAt(db, actor);
  refuseOtherLocations(mayFree, holidayLocations(row));
  if (version !== undefined && version !== row.version)
    throw await refuseStale(call, { name: 'holiday' }, id, parts);
  const before = holidayContent(row);
  const after = changed(before, given);
  if (changedKeys({ ...before }, { ...after }).length > 0) {
    refuseHolidayValues(after);
    refuseOtherLocations(mayFree, after.locations);
    await updateHoliday(db, id, after, clock.now()).catch(asHolidayFault);
    await note(call, { action: 'holiday.change', record: 'holiday', id, before, after });
    await emitCalendarChanged(call, parts, await touchedBy(db, [before, after]));
  }
  return readHoliday(db, actor, id);
}

export async function removeHoliday(call: CalendarCall<Tx>, id: string, parts: CalendarDeps) {
  const { db, actor } = call;
  const row = await lockHoliday(db, id);
  if (!row) throw new Refusal(notFound);
  refuseOtherLocations(await mayFreeAt(db, actor), holidayLocations(row));
  const before = holidayContent(row);
  await deleteHoliday(db, id);
  await note(call, { action: 'holiday.remove', record: 'holiday', id, before });
  await emitCalendarChanged(call, parts, await touchedBy(db, [before]));
  return {};
}

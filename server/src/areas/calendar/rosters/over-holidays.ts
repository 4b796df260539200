import type { OverHoliday } from '@muster/contract/calendar/roster-calls.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findPlaces } from '../../people/public.ts';
import { freeing, holidaysOn } from '../rules/holidays-on.ts';
import { findKnownHolidays } from '../store/planning.ts';

interface DayOf {
  readonly employeeId: string;
  readonly day: string;
}

/** Which of some days are holidays for those people: whoever is put to a shift on them works. */
export async function overHolidays(db: Handle, days: readonly DayOf[]): Promise<OverHoliday[]> {
  const sorted = days.map(({ day }) => day).toSorted();
  const [from, until] = [sorted[0], sorted.at(-1)];
  if (from === undefined || until === undefined) return [];
  const kept = holidaysOn(await findKnownHolidays(db, from, until), from, until);
  if (kept.size === 0) return [];
  const ids = [...new Set(days.map(({ employeeId }) => employeeId))];
  const places = Map.groupBy(await findPlaces(db, ids, from, until), (row) => row.employeeId);
  return days.flatMap(({ employeeId, day }) => {
    const place = places.get(employeeId)?.findLast((row) => row.from <= day);
    const holiday = freeing(kept.get(day) ?? [], place?.locationId ?? null);
    return holiday ? [{ employeeId, day, holiday: { id: holiday.id, name: holiday.name } }] : [];
  });
}

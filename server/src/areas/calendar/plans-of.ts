import { companySection } from '@muster/contract/organisation/settings.ts';
import type { DayPlan } from '@muster/contract/calendar/day-plan.ts';
import { daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import type { Handle } from '../../platform/db/transaction.ts';
import { newSettings } from '../../platform/settings/settings.ts';
import { findPlaces } from '../people/public.ts';
import { holidaysOn } from './rules/holidays-on.ts';
import { type WorkPlaces, planDay, type Rosters } from './rules/plan-day.ts';
import {
  findAssigned,
  findKnownHolidays,
  findPatterns,
  findPlannedShifts,
  findSetDays,
} from './store/planning.ts';

const nowhere: WorkPlaces = {
  concernId: null,
  locationId: null,
  departmentId: null,
  unitId: null,
  subUnitId: null,
};

/** The weekend of each concern as it stands in this very transaction, not as it was two seconds ago. */
async function weekends(db: Handle): Promise<(concernId: string | null) => readonly number[]> {
  const inForce = await newSettings({}).read(db, '');
  const known = new Map<string | null, readonly number[]>();
  return (concernId) => {
    const weekend = known.get(concernId) ?? inForce.of(companySection.settings.weekend, concernId);
    known.set(concernId, weekend);
    return weekend;
  };
}

async function rostersOf(db: Handle, ids: readonly string[], until: string): Promise<Rosters> {
  return {
    assigned: await findAssigned(db, ids, until),
    patterns: await findPatterns(db),
    shifts: await findPlannedShifts(db),
  };
}

/**
 * What each of some people is expected to do on each day of a span, by the job data in force on that
 * day. A handful of queries for any number of people.
 */
export async function plansOf(
  db: Handle,
  people: readonly { readonly id: string }[] | readonly string[],
  from: string,
  until: string,
): Promise<Map<string, DayPlan[]>> {
  const ids = people.map((one) => (typeof one === 'string' ? one : one.id));
  if (ids.length === 0) return new Map();
  const places = Map.groupBy(await findPlaces(db, ids, from, until), (row) => row.employeeId);
  const rosters = await rostersOf(db, ids, until);
  const set = await findSetDays(db, ids, from, until);
  const weekendOf = await weekends(db);
  const kept = holidaysOn(await findKnownHolidays(db, from, until), from, until);
  const days = daysBetween(from, until);
  const plan = (employeeId: string, day: string): DayPlan => {
    const at = places.get(employeeId)?.findLast((row) => row.from <= day) ?? nowhere;
    return planDay(
      {
        employeeId,
        day,
        places: at,
        set: set.get(`${employeeId} ${day}`),
        weekend: weekendOf(at.concernId),
        holidays: kept.get(day) ?? [],
      },
      rosters,
    );
  };
  return new Map(ids.map((id) => [id, days.map((day) => plan(id, day))]));
}

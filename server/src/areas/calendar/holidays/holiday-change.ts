import type { Handle } from '../../../platform/db/transaction.ts';
import { findPeopleAt } from '../../people/public.ts';
import type { PlansChanged } from '../events.ts';
import type { HolidayContent } from '../store/holidays.ts';
import { farDay } from '../emit-calendar-changed.ts';

/** Whose days a holiday touches, as it was and as it is. */
export async function touchedBy(
  db: Handle,
  versions: readonly HolidayContent[],
): Promise<PlansChanged> {
  const everywhere = versions.some(({ locations }) => locations.length === 0);
  const places = versions.flatMap(({ locations }) => locations);
  const ends = versions.map(({ recurring, until }) => (recurring ? farDay : until));
  return {
    employeeIds: everywhere ? 'all' : await findPeopleAt(db, 'location', places),
    from: versions.map(({ from }) => from).toSorted()[0] ?? farDay,
    until: ends.toSorted().at(-1) ?? '',
  };
}

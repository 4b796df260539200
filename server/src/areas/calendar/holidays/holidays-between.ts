import { stretchesOf } from '@muster/contract/calendar/holiday-stretches.ts';
import { sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { findHolidays, type HolidayRow } from '../store/holidays.ts';

const all = { limit: 10_000, pageNo: 1 };

/** Holidays in use that touch a span, each with the days on which it is kept then. */
export async function holidaysBetween(
  db: Handle,
  from: string,
  until: string,
): Promise<HolidayRow[]> {
  const where = sql<boolean>`inactive_at is null and start_on <= ${until}
    and (recurring or end_on >= ${from})`;
  const found = await findHolidays(db, where, 'startDate', all);
  return found
    .flatMap((holiday) =>
      stretchesOf(holiday, from, until).map((stretch) => ({ ...holiday, ...stretch })),
    )
    .toSorted((a, b) => a.from.localeCompare(b.from));
}

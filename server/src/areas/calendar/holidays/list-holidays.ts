import { type holidayCalls, holidaysListed } from '@muster/contract/calendar/holiday-calls.ts';
import type { Actor } from '@muster/contract/kernel/access/actor.ts';
import type { Input } from '@muster/contract/kernel/endpoint.ts';
import { largestLimit, pageOf } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { searchedIn } from '../../../platform/db/listed.ts';
import type { Db } from '../../../platform/db/transaction.ts';
import { countHolidays, findHolidays } from '../store/holidays.ts';
import { showHolidays } from './show-holiday.ts';
import type { Condition } from '../../../platform/db/condition.ts';

type Query = Input<typeof holidayCalls.list>['query'];
/** What narrows the list and its file alike. */
export type Narrowed = Omit<Query, 'limit' | 'pageNo'>;

/** One that comes again belongs to every year from its first on. */
const inYear = (year: number) => sql<boolean>`start_on <= ${`${year}-12-31`}
  and (recurring or end_on >= ${`${year}-01-01`})`;

/** Those of a place, and those of every place. */
const keptAt = (location: string) => sql<boolean>`(not exists (
    select 1 from holiday_location where holiday_id = holiday.id)
  or exists (select 1 from holiday_location
    where holiday_id = holiday.id and location_id = ${location}))`;

export function holidayCondition({ search, active, type, location, year }: Narrowed): Condition {
  const conditions = [searchedIn(holidaysListed, { name: 'holiday.name' }, search)];
  if (active !== undefined) conditions.push(sql`(inactive_at is null) = ${active}`);
  if (type) conditions.push(sql`type = ${type}`);
  if (location) conditions.push(keptAt(location));
  if (year) conditions.push(inYear(year));
  return sql`${sql.join(conditions, sql` and `)}`;
}

export async function listHolidays(db: Db, actor: Actor, query: Query) {
  const page = pageOf(query, largestLimit.master);
  const where = holidayCondition(query);
  const [rows, total] = await Promise.all([
    findHolidays(db, where, query.sort, page, query.year),
    countHolidays(db, where),
  ]);
  return { rows: await showHolidays(db, actor, rows), total, ...page };
}

import { type Holiday, holidaysListed } from '@muster/contract/calendar/holiday-calls.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export type HolidayRow = Omit<Holiday, 'can'>;

const selection = sql`id, name, start_on as from, end_on as until,
  (end_on - start_on + 1)::int as "totalDays", type, colour, recurring, half,
  inactive_at is null as active, version, created_at as "createdAt", updated_at as "updatedAt",
  coalesce((select jsonb_agg(jsonb_build_object('id', location.id, 'name', location.name)
      order by location.name collate "und-x-icu")
    from holiday_location join location on location.id = holiday_location.location_id
    where holiday_id = holiday.id), '[]') as locations`;

/** What a list may be sorted by; days and names are never empty. */
const orders = {
  name: byWords(sql`name`),
  startDate: sql`start_on`,
  type: sql`type`,
  createdAt: sql`created_at`,
  updatedAt: sql`updated_at`,
};

/** Within a year by month and day: one that comes again began long ago, one over new year is first. */
const inYear = (year: number) => sql`case when recurring or start_on >= ${`${year}-01-01`}
  then to_char(start_on, 'MM-DD') else '' end`;

export async function findHolidays(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
  year?: number,
) {
  const columns = year ? { ...orders, startDate: inYear(year) } : orders;
  const found = await sql<HolidayRow>`select ${selection} from holiday where ${where}
    order by ${orderOf(holidaysListed, columns, sort, sql`id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countHolidays(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from holiday
    where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

export async function findHoliday(db: Handle, id: string): Promise<HolidayRow | undefined> {
  const found = await sql<HolidayRow>`select ${selection} from holiday where id = ${id}`.execute(
    db,
  );
  return found.rows[0];
}

/** Whoever changes it holds it until the change is done. */
export async function lockHoliday(tx: Tx, id: string): Promise<HolidayRow | undefined> {
  await sql`select 1 from holiday where id = ${id} for update`.execute(tx);
  return findHoliday(tx, id);
}

/** A holiday as a body would give it: what is compared and what the audit keeps. */
export interface HolidayContent {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly type: Holiday['type'];
  readonly colour: string;
  readonly locations: readonly string[];
  readonly recurring: boolean;
  readonly half: boolean;
  readonly active: boolean;
}

const columnsOf = (content: HolidayContent, at: string) => ({
  name: content.name,
  start_on: content.from,
  end_on: content.until,
  type: content.type,
  colour: content.colour,
  recurring: content.recurring,
  half: content.half,
  inactive_at: content.active ? null : at,
  updated_at: at,
});

async function saveLocations(tx: Tx, id: string, locations: readonly string[]): Promise<void> {
  await tx.deleteFrom('holiday_location').where('holiday_id', '=', id).execute();
  if (locations.length === 0) return;
  const rows = locations.map((location) => ({ holiday_id: id, location_id: location }));
  await tx.insertInto('holiday_location').values(rows).execute();
}

export async function insertHoliday(tx: Tx, id: string, content: HolidayContent, at: string) {
  await tx
    .insertInto('holiday')
    .values({ id, ...columnsOf(content, at), version: 1, created_at: at })
    .execute();
  await saveLocations(tx, id, content.locations);
}

export async function updateHoliday(tx: Tx, id: string, content: HolidayContent, at: string) {
  await tx
    .updateTable('holiday')
    .set((row) => ({ ...columnsOf(content, at), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
  await saveLocations(tx, id, content.locations);
}

export const deleteHoliday = (tx: Tx, id: string) =>
  tx.deleteFrom('holiday').where('id', '=', id).execute();

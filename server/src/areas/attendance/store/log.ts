import { punchesListed } from '@muster/contract/attendance/attendance-calls.ts';
import type { PunchRow } from '@muster/contract/attendance/attendance-rows.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Who } from './place-on.ts';
import { personOn } from './shown.ts';
import type { DaySpan } from './stale.ts';
import { zoneOn, type Zones } from './zone-on.ts';

const zoneOfPunch = (zones: Zones) =>
  zoneOn(zones, sql.ref('punch.employee_id'), sql`coalesce(punch.day, punch.at::date)`);

/** The day it was judged for; of one that no kept day has, the date where the person was. */
const dayOfRow = sql`coalesce(punch.day, (punch.at at time zone zone.name)::date)`;

/** The bounds around the days are found by the index. */
const within = (who: Who, { from, until }: DaySpan, zones: Zones) =>
  sql`punch join employee on employee.id = punch.employee_id
    cross join lateral (select ${zoneOfPunch(zones)} as name) as zone
    where punch.at >= ${from}::date - interval '2 days' and punch.at < ${until}::date + interval '3 days'
      and ${dayOfRow} between ${from}::date and ${until}::date
      and ${who.people} and ${who.on(dayOfRow)}`;

/** With the zone by whose clocks it is told. */
export type LoggedPunch = PunchRow & { readonly zone: string };

/** By name along the index of people, whose punches are found by theirs. */
const orders = {
  at: sql`punch.at`,
  name: [byWords(sql`employee.name`), sql`employee.id`, sql`punch.at`],
};

/** Punches as they came. */
export async function findLogRows(
  db: Handle,
  who: Who,
  span: DaySpan,
  zones: Zones,
  sort: string | undefined,
  page: Page,
): Promise<LoggedPunch[]> {
  const found = await sql<LoggedPunch>`select punch.id, ${personOn(dayOfRow)} as employee, punch.at,
      to_char(${dayOfRow}, 'YYYY-MM-DD') as day, zone.name as zone, punch.source, punch.direction,
      (select json_build_object('id', id, 'name', name) from attendance_device
        where id = punch.device_id) as device,
      coalesce(punch.void_by, punch.void_entry_id) is not null as "isVoid"
    from ${within(who, span, zones)}
    order by ${orderOf(punchesListed, orders, sort, sql`punch.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countLog(db: Handle, who: Who, span: DaySpan, zones: Zones): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${within(who, span, zones)} limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

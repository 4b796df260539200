import type { PunchRow } from '@muster/contract/attendance/attendance-calls.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import { person } from './shown.ts';
import type { Span } from './stale.ts';

type Condition = RawBuilder<boolean>;

/** Days begin and end where the house is. */
const within = (who: Condition, { from, until }: Span, zone: string) =>
  sql`punch join employee on employee.id = punch.employee_id
    where punch.at >= ${from}::timestamp at time zone ${zone}
      and punch.at < (${until}::date + 1)::timestamp at time zone ${zone} and ${who}`;

/** Punches as they came, the newest first. */
export async function findLogRows(
  db: Handle,
  who: Condition,
  span: Span,
  zone: string,
  { limit, pageNo }: Page,
): Promise<PunchRow[]> {
  const found = await sql<PunchRow>`select punch.id, ${person} as employee, punch.at,
      to_char(punch.at at time zone ${zone}, 'YYYY-MM-DD') as day, punch.source, punch.direction,
      (select json_build_object('id', id, 'name', name) from attendance_device
        where id = punch.device_id) as device,
      punch.void_by is not null as "isVoid"
    from ${within(who, span, zone)}
    order by punch.at desc, punch.id limit ${limit} offset ${(pageNo - 1) * limit}`.execute(db);
  return found.rows;
}

export async function countLog(
  db: Handle,
  who: Condition,
  span: Span,
  zone: string,
): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${within(who, span, zone)} limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

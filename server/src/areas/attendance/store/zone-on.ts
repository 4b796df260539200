import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { AttendanceNow } from '../judging/judge-days.ts';

/** The zone of the group, and of each concern that has another. */
export interface Zones {
  readonly group: string;
  readonly own: Readonly<Record<string, string>>;
}

export async function readZones(db: Handle, zoneOf: AttendanceNow['zoneOf']): Promise<Zones> {
  const group = zoneOf(null);
  const concerns = await db.selectFrom('concern').select('id').execute();
  const own = concerns.flatMap(({ id }) => (zoneOf(id) === group ? [] : [[id, zoneOf(id)]]));
  return { group, own: Object.fromEntries(own) };
}

/** The clocks by which a person's day is told: those of the concern someone is in then. */
export const zoneOn = (
  { group, own }: Zones,
  person: RawBuilder<unknown>,
  day: RawBuilder<unknown>,
): RawBuilder<string> =>
  Object.keys(own).length === 0
    ? sql<string>`${group}::text`
    : sql<string>`coalesce((select ${JSON.stringify(own)}::jsonb ->> department.concern_id::text
        from employment_period as period join department on department.id = period.department_id
        where period.employee_id = ${person} and period.from_date <= ${day}
        order by period.from_date desc limit 1), ${group}::text)`;

/** The same for some days of some people: of someone unknown it is the group's. */
export async function zonesOn(
  db: Handle,
  zones: Zones,
  asked: readonly { readonly id: string; readonly day: string }[],
): Promise<(id: string | undefined, day: string) => string> {
  const found = await sql<{ id: string; day: string; zone: string }>`
    select asked.id, asked.day::text as day,
      ${zoneOn(zones, sql.ref('asked.id'), sql.ref('asked.day'))} as zone
    from (select distinct id, day from unnest(${asked.map(({ id }) => id)}::uuid[],
      ${asked.map(({ day }) => day)}::date[]) as given (id, day)) as asked`.execute(db);
  const known = new Map(found.rows.map(({ id, day, zone }) => [`${id} ${day}`, zone]));
  return (id, day) => known.get(`${id} ${day}`) ?? zones.group;
}

import { sql } from 'kysely';
import { addDays, daysBetween } from '@muster/contract/kernel/dates/dates.ts';
import { type Db, type Handle, type Tx, transaction } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface DaySpan {
  readonly from: string;
  readonly until: string;
}

/** The days that are kept for everyone; none before the first were judged. */
export async function readHorizon(db: Handle): Promise<DaySpan | undefined> {
  return db
    .selectFrom('attendance_horizon')
    .select(['from_day as from', 'until_day as until'])
    .executeTakeFirst();
}

export async function widenHorizon(tx: Tx, { from, until }: DaySpan): Promise<void> {
  await sql`insert into attendance_horizon as known (id, from_day, until_day)
    values (1, ${from}, ${until})
    on conflict (id) do update set from_day = least(known.from_day, excluded.from_day),
      until_day = greatest(known.until_day, excluded.until_day)`.execute(tx);
}

/** Attendance is kept from the day on which anyone first asks about it. */
export async function beginHorizon(db: Db, today: string): Promise<DaySpan> {
  const known = await readHorizon(db);
  if (known) return known;
  const none = { from: today, until: addDays(today, -1) };
  await transaction(db, (tx) => widenHorizon(tx, none));
  return none;
}

/** One after another for each person: what was judged from older facts never comes last. */
export async function lockDays(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select 1 from employee where id = any(${[...ids]}::uuid[])
    order by id for no key update`.execute(tx);
}

/**
 * These days are to be judged again before anyone reads them. Written also where a mark stands
 * already, so that whoever is just taking it away waits for what we changed.
 */
export async function markStale(
  tx: Tx,
  ids: readonly string[],
  { from, until }: DaySpan,
  at: string,
): Promise<void> {
  await sql`insert into stale_day (employee_id, day, marked_at)
    select person, marked::date, ${at}
    from unnest(${[...ids].toSorted()}::uuid[]) as person
      cross join generate_series(${from}::date, ${until}::date, interval '1 day') as marked
    on conflict (employee_id, day) do update set marked_at = excluded.marked_at`.execute(tx);
}

export async function clearStale(
  tx: Tx,
  ids: readonly string[],
  { from, until }: DaySpan,
): Promise<void> {
  await sql`delete from stale_day where employee_id = any(${[...ids]}::uuid[])
    and day between ${from} and ${until}`.execute(tx);
}

export interface Unjudged extends DaySpan {
  readonly employeeId: string;
}

/** Days that began after everyone's were judged last; mostly none. */
const began = (days: readonly string[]) => sql`
  select employee.id, coming from unnest(${[...days]}::date[]) as coming cross join employee
  where not exists (select 1 from attendance_day as judged
      where judged.employee_id = employee.id and judged.day = coming)
    and (select period.status from employment_period as period
      where period.employee_id = employee.id and period.from_date <= coming
      order by period.from_date desc limit 1) not in ('Draft', 'Left')`;

/**
 * Whose days of a span are stale, went on when they were judged, or came after everyone's were judged:
 * with the first and the last of these days. `who` is a condition on `employee`. Mostly nobody's: each
 * of the three is an index that holds few rows.
 */
export async function findUnjudged(
  db: Handle,
  { from, until }: DaySpan,
  who: Condition,
  { at, kept, most }: { readonly at: string; readonly kept: DaySpan; readonly most: number },
): Promise<Unjudged[]> {
  const first = from > kept.until ? from : addDays(kept.until, 1);
  const days = daysBetween(first, until);
  const found = await sql<Unjudged>`
    select lacking.employee_id as "employeeId", min(lacking.day)::text as from,
      max(lacking.day)::text as until
    from (
      select employee_id, day from stale_day where day between ${from} and ${until}
      union all
      select employee_id, day from attendance_day
      where day between ${from} and ${until} and open_until <= ${at}
      ${days.length > 0 ? sql`union all ${began(days)}` : sql``}
    ) as lacking join employee on employee.id = lacking.employee_id
    where ${who} group by lacking.employee_id order by lacking.employee_id limit ${most}`.execute(
    db,
  );
  return found.rows;
}

import { dailyListed, peopleListed } from '@muster/contract/attendance/attendance-calls.ts';
import {
  countedAs,
  type DayRow,
  type DayStatus,
} from '@muster/contract/attendance/attendance-rows.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import { anywhere, type Who } from './place-on.ts';
import {
  concernOn,
  type DayTotals,
  countedColumns,
  judgedColumns,
  personOn,
  type ShownDay,
} from './shown.ts';
import type { DaySpan } from './stale.ts';

type Person = DayRow['employee'];

const byPerson = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
};
const dailyOrders = {
  ...byPerson,
  status: sql`judged.status`,
  inTime: { maybe: sql`judged.in_at` },
  outTime: { maybe: sql`judged.out_at` },
  workedMinutes: sql`judged.worked`,
  lateMinutes: sql`judged.late`,
};
const judgedDay = sql.ref('judged.day');
const ofDay = (who: Who, day: string) =>
  sql`attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.day = ${day} and ${who.people} and ${who.on(judgedDay)}`;

/** One day of everyone: the page, and how many have each status. */
export async function findDaily(
  db: Handle,
  who: Who,
  day: string,
  { status, sort }: { readonly status?: DayStatus; readonly sort?: string },
  page: Page,
): Promise<DayRow[]> {
  const only = status ? sql`and judged.status = any(${[...countedAs(status)]})` : sql``;
  const found = await sql<DayRow>`select ${personOn(judgedDay)} as employee, ${judgedColumns}
    from ${ofDay(who, day)} ${only}
    order by ${orderOf(dailyListed, dailyOrders, sort, sql`employee.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countDaily(
  db: Handle,
  who: Who,
  day: string,
): Promise<ReadonlyMap<string, number>> {
  const found = await sql<{ status: string; count: number }>`
    select judged.status, count(*)::int as count from ${ofDay(who, day)}
    group by judged.status`.execute(db);
  return new Map(found.rows.map(({ status, count }) => [status, count]));
}

/** People who belonged to the house on any day of a span, a page of them. */
export async function findEmployedPage(
  db: Handle,
  who: Who,
  { from, until }: DaySpan,
  sort: string | undefined,
  page: Page,
): Promise<{ rows: { id: string; employee: Person; concernId: string | null }[]; total: number }> {
  const there = sql`employee where ${who.people} and exists (
    select 1 from attendance_day as judged where judged.employee_id = employee.id
      and judged.day between ${from} and ${until}
      and ${who.on(judgedDay, sql.ref('judged.employee_id'))})`;
  const last = sql`${until}::date`;
  const found = await sql<{
    id: string;
    employee: Person;
    concernId: string | null;
  }>`select employee.id, ${personOn(last)} as employee, ${concernOn(last)} as "concernId"
    from ${there} order by ${orderOf(peopleListed, byPerson, sort, sql`employee.id`)}
    ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${there} limit ${countCeiling}) as counted`.execute(db);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

/** What the days of some people add up to, each by themselves. */
export async function findCounted(
  db: Handle,
  ids: readonly string[],
  { from, until }: DaySpan,
  on: Who['on'] = anywhere,
): Promise<ReadonlyMap<string, DayTotals>> {
  const found = await sql<DayTotals & { id: string }>`
    select judged.employee_id as id, ${countedColumns}
    from attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.employee_id = any(${[...ids]}::uuid[]) and judged.day between ${from} and ${until}
      and ${on(judgedDay)}
    group by judged.employee_id`.execute(db);
  return new Map(found.rows.map(({ id, ...counted }) => [id, counted]));
}

/** And of everyone together. */
export async function findCountedOfAll(
  db: Handle,
  who: Who,
  { from, until }: DaySpan,
): Promise<DayTotals> {
  const found = await sql<DayTotals>`select ${countedColumns}
    from attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.day between ${from} and ${until} and ${who.people} and ${who.on(judgedDay)}`.execute(
    db,
  );
  // an aggregate without groups always has its one row
  return found.rows[0] as DayTotals;
}

/** Lates of each person, for the policy that counts them: only of those who were late at all. */
export async function findLates(
  db: Handle,
  who: Who,
  { from, until }: DaySpan,
): Promise<{ late: number; concernId: string | null }[]> {
  const found = await sql<{ late: number; concernId: string | null }>`
    select count(*)::int as late, ${concernOn(sql`${until}::date`)} as "concernId"
    from attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.day between ${from} and ${until} and judged.late > 0 and not judged.late_waived
      and ${who.people} and ${who.on(judgedDay)}
    group by employee.id`.execute(db);
  return found.rows;
}

export async function findDays(
  db: Handle,
  ids: readonly string[],
  { from, until }: DaySpan,
  on: Who['on'] = anywhere,
): Promise<ReadonlyMap<string, ShownDay[]>> {
  const found = await sql<ShownDay & { employeeId: string }>`
    select judged.employee_id as "employeeId", ${judgedColumns}
    from attendance_day as judged join employee on employee.id = judged.employee_id
    where judged.employee_id = any(${[...ids]}::uuid[]) and judged.day between ${from} and ${until}
      and ${on(judgedDay)}
    order by judged.employee_id, judged.day`.execute(db);
  return Map.groupBy(found.rows, ({ employeeId }) => employeeId);
}

import type { LeaveTypeName } from '@muster/contract/leave/calls/leave-calls.ts';
import {
  balancesListed,
  type ledgerEntryKinds,
} from '@muster/contract/leave/calls/balance-calls.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../../platform/db/listed.ts';
import type { Handle } from '../../../../platform/db/transaction.ts';
import type { Condition } from '../../../../platform/db/condition.ts';

/** What is left of each entry of a kind in a year: without what was carried out of it or lost. */
const entitled = sql`coalesce((select sum(entry.amount)::int from leave_entry as entry
  where entry.employee_id = own.employee_id and entry.leave_type_id = own.leave_type_id
    and entry.year = own.year and (entry.kind in ('grant', 'accrual', 'adjust')
      or entry.due_key like 'carry %')), 0)`;
const carried = sql`greatest(0, coalesce((select sum(entry.amount)::int from leave_entry as entry
  where entry.employee_id = own.employee_id and entry.leave_type_id = own.leave_type_id
    and entry.year = own.year and entry.due_key like 'carry %'), 0))`;

/** What can still be asked for: what waits is spoken for. */
const available = sql`coalesce(own.balance - own.waiting, 0)`;

/** Days of leave in a year, by whether they were agreed to. */
const daysTaken = (
  isAgreed: boolean,
  employee: RawBuilder<unknown>,
  kind: RawBuilder<unknown>,
  year: RawBuilder<unknown>,
) =>
  sql`coalesce((select sum(taken.amount)::int from leave_day as taken
    join leave_application as application on application.id = taken.application_id
    where taken.employee_id = ${employee} and application.leave_type_id = ${kind}
      and taken.is_agreed = ${isAgreed}
      and taken.day between make_date(${year}, 1, 1) and make_date(${year}, 12, 31)), 0)`;

export interface BalanceSummary {
  readonly leaveType: LeaveTypeName;
  readonly active: boolean;
  readonly gender: string | null;
  readonly entitled: number;
  readonly carried: number;
  readonly used: number;
  readonly waiting: number;
  readonly left: number | null;
  readonly available: number | null;
}

/** How a balance came about, besides what was given and taken. */
export interface StatementRow extends BalanceSummary {
  readonly employeeId: string;
  /** carried into the year; below zero: owed */
  readonly opening: number;
  readonly encashed: number;
  /** carried out of the year, or lost */
  readonly gone: number;
}

const entriesOf = (which: RawBuilder<unknown>) =>
  sql`coalesce((select sum(entry.amount)::int from leave_entry as entry
    where entry.employee_id = own.employee_id and entry.leave_type_id = own.leave_type_id
      and entry.year = own.year and ${which}), 0)`;
const ledgerColumns = sql`,
  ${entriesOf(sql`entry.due_key like 'carry %'`)} as opening,
  -${entriesOf(sql`entry.kind = 'encash'`)} as encashed,
  -${entriesOf(sql`(entry.kind = 'expire'
    or (entry.kind = 'carry' and coalesce(entry.due_key, '') not like 'carry %'))`)} as gone`;

const summaryOf = <R>(
  employeeIds: readonly string[],
  year: number,
  more: RawBuilder<unknown> = sql``,
) => {
  const taken = (isAgreed: boolean) =>
    daysTaken(isAgreed, sql`person.id`, sql`kind.id`, sql`${year}::int`);
  return sql<R>`select person.id as "employeeId", jsonb_build_object('id', kind.id,
      'fullName', kind.full_name, 'shortName', kind.short_name, 'colour', kind.colour) as "leaveType",
      kind.inactive_at is null as active, kind.gender,
      ${entitled} as entitled, ${carried} as carried,
      ${taken(true)} as used, ${taken(false)} as waiting,
      case when kind.yearly is not null then coalesce(own.balance, 0) end as left,
      case when kind.yearly is not null then ${available} end as available ${more}
    from unnest(${[...employeeIds]}::uuid[]) as person (id) cross join leave_type as kind
      left join leave_balance as own on own.leave_type_id = kind.id
        and own.employee_id = person.id and own.year = ${year}
    order by kind.full_name collate "und-x-icu", kind.id`;
};

/** Every kind of leave with what one person has of it in a year. */
export async function findSummary(
  db: Handle,
  employeeId: string,
  year: number,
): Promise<BalanceSummary[]> {
  const found = await summaryOf<BalanceSummary & { employeeId: string }>(
    [employeeId],
    year,
  ).execute(db);
  return found.rows.map(({ employeeId: _of, ...row }) => row);
}

/** The same of some people, with the rest of what their ledgers say. */
export async function findStatements(
  db: Handle,
  employeeIds: readonly string[],
  year: number,
): Promise<ReadonlyMap<string, StatementRow[]>> {
  const found = await summaryOf<StatementRow>(employeeIds, year, ledgerColumns).execute(db);
  return Map.groupBy(found.rows, ({ employeeId }) => employeeId);
}

export interface BalanceRow {
  readonly employee: { readonly id: string; readonly name: string; readonly number: string };
  readonly leaveType: { readonly id: string; readonly name: string };
  readonly year: number;
  readonly entitled: number;
  readonly used: number;
  readonly waiting: number;
  readonly left: number;
  readonly available: number;
}

/** What someone may be listed with: what they have, or, of this year, what is given by rule. */
export interface Listed {
  readonly where: Condition;
  readonly year: number;
  /** of this year everyone in the house has a balance of each kind that is given to them */
  readonly isNow: boolean;
  readonly sort?: string;
}

const given = sql<boolean>`(kind.yearly is not null and kind.inactive_at is null
  and employee.status not in ('Draft', 'Left') and (kind.gender is null or kind.gender = (
    select detail.gender from person_detail as detail where detail.employee_id = employee.id)))`;

const listed = ({ where, year, isNow }: Listed) =>
  isNow
    ? sql`employee cross join leave_type as kind
        left join leave_balance as own on own.employee_id = employee.id
          and own.leave_type_id = kind.id and own.year = ${year}
        where (own.year is not null or ${given}) and ${where}`
    : sql`leave_balance as own join employee on employee.id = own.employee_id
        join leave_type as kind on kind.id = own.leave_type_id
        where own.year = ${year} and ${where}`;

const [person, kindName] = [sql`employee.id`, byWords(sql`kind.full_name`)];
const orders = {
  name: [byWords(sql`employee.name`), person, kindName],
  number: [byWords(sql`employee.number`), kindName],
  leaveType: [kindName, byWords(sql`employee.name`)],
};
const sorted = ({ sort }: Listed) => orderOf(balancesListed, orders, sort, [person, sql`kind.id`]);

/** Whose balances stand on a page: what is missing in their ledgers is posted before it is read. */
export async function findListed(db: Handle, of: Listed, page: Page): Promise<string[]> {
  const found = await sql<{ id: string }>`select distinct id from (
    select employee.id from ${listed(of)} order by ${sorted(of)} ${cut(page)}) as shown`.execute(
    db,
  );
  return found.rows.map(({ id }) => id);
}

/** Everyone in the list once, by name. */
export async function findListedPeople(db: Handle, of: Listed, most: number): Promise<string[]> {
  const found = await sql<{ id: string }>`select listed.id from employee as listed
    where listed.id in (select employee.id from ${listed(of)})
    order by ${byWords(sql`listed.name`)}, listed.id limit ${most}`.execute(db);
  return found.rows.map(({ id }) => id);
}

export async function findBalances(db: Handle, of: Listed, page: Page) {
  const year = sql`${of.year}::int`;
  const used = daysTaken(true, sql`employee.id`, sql`kind.id`, year);
  const found = await sql<BalanceRow>`select
      jsonb_build_object('id', employee.id, 'name', employee.name, 'number', employee.number) as employee,
      jsonb_build_object('id', kind.id, 'name', kind.full_name) as "leaveType", ${year} as year,
      ${entitled} as entitled, ${used} as used, coalesce(own.waiting, 0) as waiting,
      coalesce(own.balance, 0) as left, ${available} as available
    from ${listed(of)} order by ${sorted(of)} ${cut(page)}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${listed(of)} limit ${countCeiling}) as counted`.execute(db);
  return { rows: found.rows, total: counted.rows[0]?.total ?? 0 };
}

export interface LedgerRow {
  readonly id: string;
  readonly kind: (typeof ledgerEntryKinds)[number];
  readonly amount: number;
  readonly day: string;
  readonly note: string | null;
  readonly byKind: string | null;
  readonly byId: string | null;
  readonly createdAt: string;
  readonly left: number;
}

/** As they were written; of those that came together what was carried first, as it is used first. */
const inOrder = sql`created_at, day, array_position(array['carry', 'grant', 'accrual'], kind), id`;

/** One balance entry by entry, as they were written, with what was left after each. */
export async function findLedger(
  db: Handle,
  employeeId: string,
  leaveTypeId: string,
  year: number,
): Promise<LedgerRow[]> {
  const found = await sql<LedgerRow>`select id, kind, amount, day, note,
      created_by_kind as "byKind", created_by_id as "byId", created_at as "createdAt",
      sum(amount) over (order by ${inOrder})::int as left
    from leave_entry where employee_id = ${employeeId} and leave_type_id = ${leaveTypeId}
      and year = ${year} order by ${inOrder}`.execute(db);
  return found.rows;
}

/** Days of a kind that were turned into pay in a year, in one stay. */
export async function encashedIn(
  db: Handle,
  employeeId: string,
  leaveTypeId: string,
  year: number,
  stay: { readonly from: string | null; readonly until: string | null },
): Promise<number> {
  const found = await sql<{ sum: number }>`select coalesce(-sum(amount), 0)::int as sum
    from leave_entry where employee_id = ${employeeId} and leave_type_id = ${leaveTypeId}
      and year = ${year} and kind = 'encash'
      and day >= coalesce(${stay.from}::date, '-infinity')
      and day < coalesce(${stay.until}::date, 'infinity')`.execute(db);
  return found.rows[0]?.sum ?? 0;
}

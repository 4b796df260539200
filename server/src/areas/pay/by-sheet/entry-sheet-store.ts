import { sql } from 'kysely';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';
import { countsBySheet, countsSoon } from '../../../platform/sheets/batches/counts.ts';
import { linkList, type LinkList } from '../../../platform/sheets/rules/find-link.ts';
import type { SheetEntry } from '../rules/by-sheet/check-entry-row.ts';
import { isSettledSalary } from '../store/settled.ts';
import { areRows, nameOfRow, namesOf } from './pay-sheets-store.ts';

/** Components by their names of both languages, and which of them the system calculates. */
export async function findEnteredComponents(
  db: Handle,
): Promise<{ readonly components: LinkList; readonly calculated: ReadonlySet<string> }> {
  const found = await sql<{
    id: string;
    name: string;
    localName: string | null;
    isActive: boolean;
    isOwn: boolean;
  }>`select component.id, component.name, component.local_name as "localName",
      component.inactive_at is null as "isActive",
      exists (select 1 from pay_role where component_id = component.id) as "isOwn"
    from pay_component as component order by component.id`.execute(db);
  const named = found.rows.flatMap(({ id, name, localName, isActive }) =>
    [...new Set([localName ?? name, name])].map((one) => ({
      id,
      name: one,
      parentId: null,
      isActive,
    })),
  );
  return {
    components: linkList(named),
    calculated: new Set(found.rows.filter(({ isOwn }) => isOwn).map(({ id }) => id)),
  };
}

/** What was entered once for these people. */
export async function findOnceEntered(
  db: Handle,
  people: readonly string[],
): Promise<readonly SheetEntry[]> {
  const found = await sql<SheetEntry>`select employee_id as "employeeId",
      component_id as "componentId", amount::text as amount, from_month as month, note
    from salary_entry where employee_id = any(${people}::uuid[])
      and to_month = from_month and ${countsBySheet('salary_entry.batch_id')}`.execute(db);
  return found.rows;
}

const staged = sql`sheet_row as line cross join lateral jsonb_to_record(line.staged)
  as given (id uuid, "employeeId" uuid, "componentId" uuid, amount bigint, month text, note text)`;

/** Pay of the person and month of `own`, found by its key. */
const settledPay = sql`cross join lateral (select 1 from salary_sheet as sheet
  where sheet.employee_id = own.employee_id and sheet.month = own.from_month
    and ${isSettledSalary()} limit 1) as settled`;

/** Who has it already by now, or whose month or component is not open any more. */
const overtakenSinceCheck = (db: Handle, batchId: string, rows?: readonly number[]) =>
  sql<{ name: string }>`select distinct line.name from ${staged}
    where line.batch_id = ${batchId} and line.kind = 'new' and ${areRows(rows)} and (
      exists (select 1 from salary_sheet as sheet where sheet.employee_id = given."employeeId"
        and sheet.month = given.month and ${isSettledSalary()})
      or exists (select 1 from pay_component as component where component.id = given."componentId"
        and component.inactive_at is not null)
      or exists (select 1 from salary_entry as entry where entry.employee_id = given."employeeId"
        and entry.component_id = given."componentId" and entry.amount = given.amount
        and entry.from_month = given.month and entry.to_month = given.month
        and entry.note is not distinct from given.note
        and entry.batch_id is distinct from line.batch_id and ${countsSoon('entry.batch_id')}))
    order by line.name`.execute(db);

/** Nothing is looked for where all of them are there as they were written. */
const overtakenSinceApplied = (db: Handle, batchId: string) =>
  sql<{ name: string }>`select distinct line.name from sheet_row as line
    left join lateral (select version from salary_entry where salary_entry.batch_id = line.batch_id
      and salary_entry.batch_row = line.row offset 0) as entry on true
    where line.batch_id = ${batchId} and line.kind = 'new'
      and (select count(*) from salary_entry where batch_id = ${batchId} and version = 1)
        <> (select count(*) from sheet_row where batch_id = ${batchId} and kind = 'new')
      and (entry.version is null or entry.version > 1) order by line.name`.execute(db);

export const findOvertakenEntries = (
  db: Handle,
  batchId: string,
  since: 'checked' | 'applied',
  rows?: readonly number[],
): Promise<readonly string[]> =>
  namesOf(
    since === 'checked'
      ? overtakenSinceCheck(db, batchId, rows)
      : overtakenSinceApplied(db, batchId),
  );

export const findSettledEntries = (tx: Tx, batchId: string): Promise<readonly string[]> =>
  namesOf(
    sql<{ name: string }>`select distinct line.name from salary_entry as own ${settledPay}
      ${nameOfRow} where own.batch_id = ${batchId} order by line.name`.execute(tx),
  );

export const insertEntriesOfSheet = (
  tx: Tx,
  batchId: string,
  rows: readonly number[],
  { kind, accountId }: NonNullable<Acting>,
  at: string,
) =>
  sql`insert into salary_entry (id, employee_id, component_id, amount, from_month, to_month, note,
      created_by_kind, created_by_id, created_at, version, batch_id, batch_row)
    select given.id, given."employeeId", given."componentId", given.amount, given.month,
      given.month, given.note, ${kind}, ${accountId}, ${at}, 1, line.batch_id, line.row
    from ${staged} where line.batch_id = ${batchId} and line.kind = 'new'
      and ${areRows(rows)}`.execute(tx);

/** Up to so many of them. */
export async function removeEntriesOfSheet(
  tx: Tx,
  batchId: string,
  most: number,
): Promise<SheetEntry[]> {
  const gone = await sql<SheetEntry>`delete from salary_entry where id in (
      select id from salary_entry where batch_id = ${batchId} limit ${most})
    returning employee_id as "employeeId", component_id as "componentId", amount::text as amount,
      from_month as month, note`.execute(tx);
  return gone.rows;
}

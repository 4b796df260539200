import type { PaySheetTotal } from '@muster/contract/pay/by-sheet/pay-sheet-calls.ts';
import { payWrite } from '@muster/contract/pay/access.ts';
import { ownPersons } from '@muster/contract/kernel/access/actor.ts';
import { sql } from 'kysely';
import { always, type Condition } from '../../../platform/db/condition.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Acting } from '../../../platform/sheets/batches/acting.ts';
import { withinRule } from '../../people/public.ts';
import { isSettledSalary } from '../store/settled.ts';
import type { SheetPerson } from '../rules/by-sheet/sheet-person.ts';

/** How far whoever sent it reaches while a job does the work. */
const reachOfSender = (acting: NonNullable<Acting>) =>
  withinRule(payWrite, { ...acting, sessionId: '', name: '', departments: [] });

/** Those of these numbers (in small letters) whose pay the sender keeps; others are as unknown as nobody. */
export async function findSheetPeople(
  db: Handle,
  numbers: readonly string[],
  acting: Acting,
): Promise<ReadonlyMap<string, SheetPerson>> {
  if (!acting) return new Map();
  const own = ownPersons(acting);
  const found = await sql<Omit<SheetPerson, 'isOwn'>>`select employee.id, employee.number,
      employee.name from employee
    where lower(employee.number) = any(${[...new Set(numbers)]}::text[])
      and ${reachOfSender(acting)}`.execute(db);
  return new Map(
    found.rows.map((person) => [
      person.number.toLowerCase(),
      { ...person, isOwn: own.includes(person.id) },
    ]),
  );
}

/** Person and month of pay that was agreed to; bonuses and the like are pay of their own. */
export async function findSettledMonths(
  db: Handle,
  people: readonly string[],
): Promise<readonly { readonly employeeId: string; readonly month: string }[]> {
  const found = await sql<{ employeeId: string; month: string }>`
    select employee_id as "employeeId", month from salary_sheet as sheet
    where employee_id = any(${people}::uuid[]) and ${isSettledSalary()}`.execute(db);
  return found.rows;
}

/** What these people are paid by stays as it is until we are done, in one order for everyone. */
export const holdPeopleOfSheet = (tx: Tx, people: readonly (string | null)[]) =>
  sql`select 1 from employee where id = any(${[...people]}::uuid[]) order by id
    for no key update`.execute(tx);

/** Rows of a sheet, by their numbers; none said: all. */
export const areRows = (rows: readonly number[] | undefined): Condition =>
  rows ? sql<boolean>`line.row = any(${[...rows]}::integer[])` : always;

/** The person of a row that was written as `own`, found by its key. */
export const nameOfRow = sql`cross join lateral (select name from sheet_row
  where sheet_row.batch_id = own.batch_id and sheet_row.row = own.batch_row offset 0) as line`;

export async function namesOf(
  found: Promise<{ readonly rows: readonly { readonly name: string }[] }>,
): Promise<string[]> {
  return (await found).rows.map(({ name }) => name);
}

const said = (field: string) =>
  sql`(jsonb_path_query_first(line.changes, ${`$[*] ? (@.field == "${field}").after`}::jsonpath) #>> '{}')`;

/** What new rows come to, under what stands in one of their columns. */
export async function sumByColumn(
  db: Handle,
  batchId: string,
  name: string,
  amount: string,
): Promise<PaySheetTotal[]> {
  const found = await sql<PaySheetTotal>`select ${said(name)} as name, count(*)::int as rows,
      (sum(${said(amount)}::numeric) * 100)::bigint as amount
    from sheet_row as line where line.batch_id = ${batchId} and line.kind = 'new'
    group by 1 order by 1`.execute(db);
  return found.rows;
}

/** What new rows come to, column by column. */
export async function sumOfColumns(
  db: Handle,
  batchId: string,
  fields: readonly string[],
): Promise<PaySheetTotal[]> {
  const found = await sql<PaySheetTotal>`select change ->> 'field' as name, count(*)::int as rows,
      (sum((change ->> 'after')::numeric) * 100)::bigint as amount
    from sheet_row as line cross join lateral jsonb_array_elements(line.changes) as change
    where line.batch_id = ${batchId} and line.kind = 'new'
      and change ->> 'field' = any(${fields}::text[])
    group by 1`.execute(db);
  return fields.flatMap((field) => found.rows.filter(({ name }) => name === field));
}

/** Everyone whose pay the reader keeps and who works on a day, by their numbers. */
export async function findPeopleToFill(
  db: Handle,
  acting: NonNullable<Acting>,
  today: string,
): Promise<readonly { readonly number: string; readonly name: string }[]> {
  const found = await sql<{ number: string; name: string }>`select employee.number, employee.name
    from employee where ${reachOfSender(acting)} and employee.joined_on <= ${today}
      and (employee.last_day is null or employee.last_day >= ${today})
    order by employee.number limit 20000`.execute(db);
  return found.rows;
}

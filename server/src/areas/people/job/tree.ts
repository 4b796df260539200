import { allAccessKeys, headKeys } from '@muster/contract/organisation/designation.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** A person's id: a value, or a column of the query around. */
type Person = string | RawBuilder<unknown>;

const column = (row: string, name: string) => sql.ref(`${row}.${name}`);

/** `row` is an employee that reports to the person. Who has left reports to nobody. */
export const isSub = (row: string, person: Person): Condition =>
  sql<boolean>`(${column(row, 'line_manager_id')} = ${person} and ${column(row, 'status')} <> 'Left')`;

/**
 * `row` is an employee whose second tier the person is: the stored one, else the manager's manager. Two
 * look-ups by index, where one condition with `or` would read every person.
 */
export const isSub2 = (row: string, person: Person): Condition =>
  sql<boolean>`${column(row, 'id')} in (
    select below.id from employee as below
    where below.second_tier_id = ${person} and below.status <> 'Left'
    union all
    select below.id from employee as manager
    join employee as below on below.line_manager_id = manager.id
    where manager.line_manager_id = ${person} and below.second_tier_id is null
      and below.status <> 'Left')`;

/** The second tier of an employee: the stored one, else the manager's manager. */
export const secondTierColumn = (row: string): Condition =>
  sql<boolean>`coalesce(${column(row, 'second_tier_id')}, (select manager.line_manager_id
    from employee as manager where manager.id = ${column(row, 'line_manager_id')}))`;

const leading = headKeys.filter((key) => !allAccessKeys.includes(key));

/** The head of an employee's department: who is marked as such, else who has a head's role key. */
export const headColumn = (row: string): Condition =>
  sql<boolean>`(select head.id from employee as head
    join designation as place on place.id = head.designation_id
    where head.department_id = ${column(row, 'department_id')} and head.id <> ${column(row, 'id')}
      and head.status not in ('Draft', 'Left')
      and (head.head_of_department or place.role_key = any(${leading}::text[]))
    order by head.head_of_department desc, head.id limit 1)`;

/**
 * Looked up for each person that is asked about: without the offset the planner would rather make a list
 * of all managers of the house first.
 */
const some = (rows: RawBuilder<unknown>): Condition =>
  sql<boolean>`exists (select 1 ${rows} offset 0)`;

export const hasReports = (person: Person): Condition =>
  some(sql`from employee as report where ${isSub('report', person)}`);

/** Two look-ups here, too. */
export const hasSecondTierReports = (person: Person): Condition =>
  sql<boolean>`(${some(sql`from employee as report
      where report.second_tier_id = ${person} and report.status <> 'Left'`)}
    or ${some(sql`from employee as manager
      join employee as report on report.line_manager_id = manager.id
      where manager.line_manager_id = ${person} and report.second_tier_id is null
        and report.status <> 'Left'`)})`;

/** Kept from work today by their status: what waits for them passes on. */
export const isKeptAway = (person: Person): Condition =>
  sql<boolean>`exists (select 1 from employee as kept
    where kept.id = ${person} and kept.status in ('Suspended', 'Long leave'))`;

const idsWhere = async (db: Handle, condition: Condition): Promise<string[]> => {
  const found = await sql<{ id: string }>`select id from employee as report
    where ${condition} order by name collate "und-x-icu", id`.execute(db);
  return found.rows.map((row) => row.id);
};

export const subOf = (db: Handle, person: string) => idsWhere(db, isSub('report', person));
export const sub2Of = (db: Handle, person: string) => idsWhere(db, isSub2('report', person));

/** Who stands above a person at the second step, if anyone. */
export async function secondTierOf(db: Handle, person: string): Promise<string | null> {
  const found = await sql<{ id: string | null }>`
    select coalesce(report.second_tier_id, manager.line_manager_id) as id from employee as report
    left join employee as manager on manager.id = report.line_manager_id
    where report.id = ${person}`.execute(db);
  return found.rows[0]?.id ?? null;
}

import { gridListed } from '@muster/contract/calendar/roster-calls.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface RosterPerson {
  readonly id: string;
  readonly name: string;
  readonly number: string;
  /** whether the reader may set days of this person */
  readonly isOpen: boolean;
}

/** Who has left or has not come yet works by no roster. */
const here = sql<boolean>`employee.status not in ('Left', 'Draft')`;

const orders = {
  name: byWords(sql`employee.name`),
  number: byWords(sql`employee.number`),
};

export async function findRosterPeople(
  db: Handle,
  where: Condition,
  open: Condition,
  sort: string | undefined,
  page: Page,
): Promise<RosterPerson[]> {
  const found = await sql<RosterPerson>`select employee.id, employee.name, employee.number,
      ${open} as "isOpen" from employee where ${here} and ${where}
    order by ${orderOf(gridListed, orders, sort, sql`employee.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countRosterPeople(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from employee where ${here} and ${where} limit ${countCeiling}) as counted`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
}

/** How many of some people a condition holds for. */
export async function countWithin(
  db: Handle,
  ids: readonly string[],
  within: Condition,
): Promise<number> {
  const found = await sql<{ count: number }>`select count(*)::int as count from employee
    where id = any(${[...ids]}::uuid[]) and ${within}`.execute(db);
  return found.rows[0]?.count ?? 0;
}

import {
  assignmentsListed,
  type RosterAssignment,
  type RosterTarget,
} from '@muster/contract/calendar/roster-calls.ts';
import { addDays } from '@muster/contract/kernel/dates/dates.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { has } from '../../../platform/db/contains.ts';
import { byWords, cut, orderOf, searchedIn } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import { concernOfAssignment, ofId, type AssignedTo } from './users.ts';
import type { Condition } from '../../../platform/db/condition.ts';

/** The column that says whom an assignment is for, and the table it points at. */
const columns = {
  concern: ['concern_id', 'concern'],
  location: ['location_id', 'location'],
  department: ['department_id', 'department'],
  unit: ['unit_id', 'unit'],
  subUnit: ['sub_unit_id', 'sub_unit'],
  employee: ['employee_id', 'employee'],
} as const;

const nameOf = sql`case assignment.target ${sql.join(
  Object.entries(columns).map(
    ([target, [column, table]]) => sql`when ${sql.lit(target)} then (select name
      from ${sql.table(table)} where id = ${sql.ref(`assignment.${column}`)})`,
  ),
  sql` `,
)} end`;
const linked = (table: string, column: string) => sql`(select jsonb_build_object(
    'id', linked.id, 'name', linked.name) from ${sql.table(table)} as linked
  where linked.id = ${sql.ref(`assignment.${column}`)})`;

const selection = sql`assignment.id, assignment.target, assignment.from_date as from,
  case assignment.target when 'house' then null
    else jsonb_build_object('id', ${ofId}, 'name', ${nameOf}) end as of,
  ${linked('roster_pattern', 'pattern_id')} as pattern, assignment.shifted_by as "shiftedBy",
  ${linked('shift', 'shift_id')} as shift, assignment.version, assignment.created_at as "createdAt",
  ${concernOfAssignment} as "concernId"`;

export type AssignmentRow = Omit<RosterAssignment, 'can'> & { readonly concernId: string | null };

const orders = {
  startDate: sql`assignment.from_date`,
  name: { maybe: byWords(nameOf) },
  createdAt: sql`assignment.created_at`,
};

/** Whose name, whatever it is for, has this text. */
export const isCalled = (text: string | undefined): Condition =>
  searchedIn(assignmentsListed, { name: (words) => has(nameOf, words) }, text);

export async function findAssignments(
  db: Handle,
  where: Condition,
  sort: string | undefined,
  page: Page,
): Promise<AssignmentRow[]> {
  const found = await sql<AssignmentRow>`select ${selection} from roster_assignment as assignment
    where ${where} order by ${orderOf(assignmentsListed, orders, sort, sql`assignment.id`)}
    ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countAssignments(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from roster_assignment as assignment where ${where} limit ${countCeiling}) as counted`.execute(
    db,
  );
  return counted.rows[0]?.total ?? 0;
}

export async function findAssignment(db: Handle, id: string): Promise<AssignmentRow | undefined> {
  const one = { limit: 1, pageNo: 1 };
  const [row] = await findAssignments(db, sql`assignment.id = ${id}`, undefined, one);
  return row;
}

export async function lockAssignment(tx: Tx, id: string): Promise<AssignmentRow | undefined> {
  await sql`select 1 from roster_assignment where id = ${id} for update`.execute(tx);
  return findAssignment(tx, id);
}

/** The last day that an assignment is the newest of its target; none: it has no end yet. */
export async function lastDayOf(
  tx: Tx,
  { target, ofId: of }: AssignedTo,
  from: string,
): Promise<string | undefined> {
  const found = await sql<{ next: string | null }>`select min(from_date) as next
    from roster_assignment as assignment where target = ${target} and from_date > ${from}
      and ${ofId} is not distinct from ${of}::uuid`.execute(tx);
  const next = found.rows[0]?.next;
  return next ? addDays(next, -1) : undefined;
}

export interface NewAssignment {
  readonly id: string;
  readonly target: RosterTarget;
  readonly ofId: string | null;
  readonly from: string;
  readonly patternId: string | null;
  readonly shiftedBy: number;
  readonly shiftId: string | null;
}

export const insertAssignment = (tx: Tx, given: NewAssignment, at: string) =>
  tx
    .insertInto('roster_assignment')
    .values({
      id: given.id,
      target: given.target,
      ...(given.target !== 'house' && { [columns[given.target][0]]: given.ofId }),
      from_date: given.from,
      pattern_id: given.patternId,
      shifted_by: given.shiftedBy,
      shift_id: given.shiftId,
      version: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();

export const deleteAssignment = (tx: Tx, id: string) =>
  tx.deleteFrom('roster_assignment').where('id', '=', id).execute();

/** Whether all of these can still be chosen. */
export async function areOpen(
  db: Handle,
  table: 'shift' | 'roster_pattern',
  ids: readonly string[],
): Promise<boolean> {
  const found = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where id = any(${[...ids]}::uuid[]) and inactive_at is null`.execute(db);
  return found.rows[0]?.count === new Set(ids).size;
}

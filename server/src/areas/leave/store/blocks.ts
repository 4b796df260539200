import { blocksListed } from '@muster/contract/leave/calls/balance-calls.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/contains.ts';
import { byWords, cut, orderOf } from '../../../platform/db/listed.ts';
import type { Handle, Tx } from '../../../platform/db/transaction.ts';
import type { Condition } from '../../../platform/db/condition.ts';

export interface BlockRow {
  readonly id: string;
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly departmentId: { readonly id: string; readonly name: string } | null;
  readonly leaveTypeId: { readonly id: string; readonly name: string } | null;
  readonly version: number;
}

const selection = sql`block.id, block.name, block.start_on as from, block.end_on as until, block.version,
  (select jsonb_build_object('id', id, 'name', name) from department
    where id = block.department_id) as "departmentId",
  (select jsonb_build_object('id', id, 'name', full_name) from leave_type
    where id = block.leave_type_id) as "leaveTypeId"`;

const orders = {
  name: byWords(sql`block.name`),
  startDate: sql`block.start_on`,
  endDate: sql`block.end_on`,
};
/** What a search looks through besides the name: whom and what it is for. */
export const blockPlaces = {
  name: 'block.name',
  department: (text: string) => sql<boolean>`block.department_id in (
    select department.id from department where ${contains('department.name', text)})`,
  leaveType: (text: string) => sql<boolean>`block.leave_type_id in (
    select kind.id from leave_type as kind where ${contains('kind.full_name', text)})`,
};

export async function findBlocks(
  db: Handle,
  where: Condition,
  sort: string | undefined = '-startDate',
  page: Page = { limit: 100, pageNo: 1 },
): Promise<BlockRow[]> {
  const found = await sql<BlockRow>`select ${selection} from leave_block as block where ${where}
    order by ${orderOf(blocksListed, orders, sort, sql`block.id`)} ${cut(page)}`.execute(db);
  return found.rows;
}

export async function countBlocks(db: Handle, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from leave_block as block where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

/** Those that stand in the way of someone between two days, for a kind or for some kind. */
export async function blocksFor(
  db: Handle,
  departmentId: string | null,
  { from, until }: { readonly from: string; readonly until: string },
  leaveTypeId?: string,
): Promise<BlockRow[]> {
  const ofKind = leaveTypeId
    ? sql<boolean>`(block.leave_type_id is null or block.leave_type_id = ${leaveTypeId})`
    : sql<boolean>`block.leave_type_id is null`;
  const where = sql<boolean>`block.start_on <= ${until} and block.end_on >= ${from} and ${ofKind}
    and (block.department_id is null or block.department_id = ${departmentId})`;
  return findBlocks(db, where);
}

export interface BlockContent {
  readonly name: string;
  readonly from: string;
  readonly until: string;
  readonly departmentId: string | null;
  readonly leaveTypeId: string | null;
}

const columnsOf = (block: BlockContent, at: string) => ({
  name: block.name,
  start_on: block.from,
  end_on: block.until,
  department_id: block.departmentId,
  leave_type_id: block.leaveTypeId,
  updated_at: at,
});

export const insertBlock = (tx: Tx, id: string, block: BlockContent, at: string) =>
  tx
    .insertInto('leave_block')
    .values({ id, ...columnsOf(block, at), version: 1, created_at: at })
    .execute();

/** Whoever changes it holds it until the change is done. */
export const lockBlock = (tx: Tx, id: string) =>
  sql`select 1 from leave_block where id = ${id} for update`.execute(tx);

export const updateBlock = (tx: Tx, id: string, block: BlockContent, at: string) =>
  tx
    .updateTable('leave_block')
    .set((row) => ({ ...columnsOf(block, at), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();

export const deleteBlock = (tx: Tx, id: string) =>
  tx.deleteFrom('leave_block').where('id', '=', id).execute();

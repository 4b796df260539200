import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Page } from '@muster/contract/kernel/page.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Handle, Tx } from '../platform/db/transaction.ts';
import { columnOf, ordering, selection, tableOf } from './columns.ts';

export interface Row {
  readonly id: string;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}
export type Condition = RawBuilder<boolean>;

export async function findRow(db: Handle, entity: Entity, id: string, lock = false) {
  const found = await sql<Row>`select ${selection(entity)} from ${sql.table(tableOf(entity))}
    where id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return found.rows[0];
}

export async function findRows(
  db: Handle,
  entity: Entity,
  where: Condition,
  sort: string,
  page: Page,
): Promise<Row[]> {
  const found = await sql<Row>`select ${selection(entity)} from ${sql.table(tableOf(entity))}
    where ${where} order by ${ordering(entity, sort)}
    limit ${page.limit} offset ${(page.pageNo - 1) * page.limit}`.execute(db);
  return found.rows;
}

export async function countRows(db: Handle, entity: Entity, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total
    from ${sql.table(tableOf(entity))} where ${where}`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

type Values = Readonly<Record<string, unknown>>;

/** A blank field is an empty one. */
const stored = (value: unknown): unknown => (value === '' ? null : value);

export async function insertRow(tx: Tx, entity: Entity, id: string, values: Values, at: string) {
  const { active, ...fields } = values;
  const row: Record<string, unknown> = {
    id,
    version: 1,
    created_at: at,
    updated_at: at,
    inactive_at: active === false ? at : null,
  };
  for (const [name, value] of Object.entries(fields)) row[columnOf(name)] = stored(value);
  await sql`insert into ${sql.table(tableOf(entity))}
    (${sql.join(Object.keys(row).map((column) => sql.ref(column)))})
    values (${sql.join(Object.values(row))})`.execute(tx);
}

export async function updateRow(tx: Tx, entity: Entity, id: string, values: Values, at: string) {
  const { active, ...fields } = values;
  const settings = Object.entries(fields).map(
    ([name, value]) => sql`${sql.ref(columnOf(name))} = ${stored(value)}`,
  );
  if (active !== undefined)
    settings.push(
      active ? sql`inactive_at = null` : sql`inactive_at = coalesce(inactive_at, ${at})`,
    );
  await sql`update ${sql.table(tableOf(entity))}
    set ${sql.join([...settings, sql`version = version + 1`, sql`updated_at = ${at}`])}
    where id = ${id}`.execute(tx);
}

export async function deleteRow(tx: Tx, entity: Entity, id: string): Promise<void> {
  await sql`delete from ${sql.table(tableOf(entity))} where id = ${id}`.execute(tx);
}

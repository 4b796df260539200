import type { Entity } from '@muster/contract/kernel/entity.ts';
import { countCeiling, type Page } from '@muster/contract/kernel/page.ts';
import { sql } from 'kysely';
import { gramsOf } from '../platform/db/grams.ts';
import type { Handle, Tx } from '../platform/db/transaction.ts';
import { columnOf, ordering, selection, source, tableOf } from './columns.ts';
import type { Condition } from '../platform/db/condition.ts';

export interface Row {
  readonly id: string;
  readonly active: boolean;
  readonly version: number;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly [field: string]: unknown;
}

export async function findRow(db: Handle, entity: Entity, id: string, within: Condition) {
  const found = await sql<Row>`select ${selection(entity)} from ${source(entity)}
    where own.id = ${id} and ${within}`.execute(db);
  return found.rows[0];
}

/** Whoever changes a record holds its row until the change is done. */
export async function lockRow(tx: Tx, entity: Entity, id: string): Promise<void> {
  await sql`select id from ${sql.table(tableOf(entity))} where id = ${id} for update`.execute(tx);
}

export async function findRows(
  db: Handle,
  entity: Entity,
  where: Condition,
  sort: string,
  page: Page,
): Promise<Row[]> {
  const found = await sql<Row>`select ${selection(entity)} from ${source(entity)}
    where ${where} order by ${ordering(entity, sort)}
    limit ${page.limit} offset ${(page.pageNo - 1) * page.limit}`.execute(db);
  return found.rows;
}

/** Counted no further than the ceiling. */
export async function countRows(db: Handle, entity: Entity, where: Condition): Promise<number> {
  const counted = await sql<{ total: number }>`select count(*)::int as total from (
    select 1 from ${sql.table(tableOf(entity))} as own where ${where}
    limit ${countCeiling}) as counted`.execute(db);
  return counted.rows[0]?.total ?? 0;
}

type Values = Readonly<Record<string, unknown>>;

/** A blank field is an empty one. */
const stored = (value: unknown): unknown => (value === '' ? null : value);

const searchable = (entity: Entity): string[] =>
  Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.search ? [name] : [],
  );

const gramsFor = (entity: Entity, values: Values): string[] =>
  gramsOf(searchable(entity).map((name) => values[name]));

export async function insertRow(tx: Tx, entity: Entity, id: string, values: Values, at: string) {
  const { active, ...fields } = values;
  const row: Record<string, unknown> = {
    id,
    grams: gramsFor(entity, values),
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

/** `before` completes what the search looks through where only a part is changed. */
export async function updateRow(
  tx: Tx,
  entity: Entity,
  before: Row,
  values: Values,
  at: string,
): Promise<void> {
  const { active, ...fields } = values;
  const settings = Object.entries(fields).map(
    ([name, value]) => sql`${sql.ref(columnOf(name))} = ${stored(value)}`,
  );
  if (active !== undefined)
    settings.push(
      active ? sql`inactive_at = null` : sql`inactive_at = coalesce(inactive_at, ${at})`,
    );
  settings.push(
    sql`grams = ${gramsFor(entity, { ...before, ...values })}`,
    sql`version = version + 1`,
    sql`updated_at = ${at}`,
  );
  await sql`update ${sql.table(tableOf(entity))} set ${sql.join(settings)}
    where id = ${before.id}`.execute(tx);
}

export async function deleteRow(tx: Tx, entity: Entity, id: string): Promise<void> {
  await sql`delete from ${sql.table(tableOf(entity))} where id = ${id}`.execute(tx);
}

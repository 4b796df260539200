import { type Entity, wireField } from '@muster/contract/kernel/entity.ts';
import type { Field, LinkField } from '@muster/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';

/** Code camelCase, columns snake_case, mechanically. */
export const columnOf = (name: string): string =>
  name.replaceAll('-', '_').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Records that are written by hand are told of by the same sentences. */
export type Named = Pick<Entity, 'name'>;
export const tableOf = (entity: Named): string => columnOf(entity.name);

const isLink = (entry: [string, Field]): entry is [string, LinkField] => entry[1].kind === 'link';
const linksOf = (entity: Entity) => Object.entries(entity.fields).filter(isLink);

/** A column of the record itself; the records it links to are joined beside it as `to_<field>`. */
const own = (column: string) => sql.ref(`own.${column}`);
export const ownColumn = (name: string): RawBuilder<unknown> => own(columnOf(name));
const beside = (name: string, column: string) => sql.ref(`to_${columnOf(name)}.${column}`);

const kept = { version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' } as const;

const shown = (name: string, field: Field): RawBuilder<unknown> =>
  field.kind === 'link'
    ? sql`case when ${ownColumn(name)} is not null then
        jsonb_build_object('id', ${ownColumn(name)}, 'name', ${beside(name, 'name')}) end as ${sql.ref(name)}`
    : sql`${ownColumn(name)} as ${sql.ref(name)}`;

/** The select list: every declared field under its name of code, and what every record has. */
export const selection = (entity: Entity): RawBuilder<unknown> =>
  sql.join([
    own('id'),
    ...Object.entries(entity.fields).map(([name, field]) => shown(name, field)),
    sql`own.inactive_at is null as active`,
    ...Object.entries(kept).map(([name, column]) => sql`${own(column)} as ${sql.ref(name)}`),
  ]);

/** The record and the names of what it links to, in one query. */
export const source = (entity: Entity): RawBuilder<unknown> =>
  sql`${sql.table(tableOf(entity))} as own ${sql.join(
    linksOf(entity).map(
      ([
        name,
        field,
      ]) => sql`left join ${sql.table(columnOf(field.to))} as ${sql.ref(`to_${columnOf(name)}`)}
        on ${beside(name, 'id')} = ${ownColumn(name)}`,
    ),
    sql` `,
  )}`;

/** Names sort as people expect, on every database alike. */
function sorted(name: string, field: Field | undefined): RawBuilder<unknown> {
  if (field?.kind === 'link') return sql`${beside(name, 'name')} collate "und-x-icu"`;
  if (field?.kind === 'text') return sql`${ownColumn(name)} collate "und-x-icu"`;
  return ownColumn(name);
}

/** `-name` is descending; the id decides between equals, so that pages never overlap. */
export function ordering(entity: Entity, sort: string): RawBuilder<unknown> {
  const asked = sort.replace(/^-/, '');
  const name = Object.keys(entity.fields).find((key) => wireField(entity, key) === asked) ?? asked;
  const field = entity.fields[name];
  const isDown = sort.startsWith('-');
  const way = isDown ? sql`desc` : sql`asc`;
  const key = name === 'active' ? sql`(own.inactive_at is null)` : sorted(name, field);
  // Only what can be empty is told where the empty ones go: the index knows no other order.
  const nulls = field && !field.required ? sql` nulls last` : sql``;
  return sql`${key} ${way}${nulls}, own.id ${way}`;
}

/** The concern a record belongs to, followed over its links. */
export function concernOf(
  entity: Entity,
  tables: ReadonlyMap<string, Entity>,
): RawBuilder<unknown> | undefined {
  const [first, ...rest] = entity.concern?.split('.') ?? [];
  if (!first) return undefined;
  let at = entity;
  let key: RawBuilder<unknown> = ownColumn(first);
  for (const [index, name] of rest.entries()) {
    const via = at.fields[[first, ...rest][index] ?? ''] as LinkField;
    at = tables.get(via.to) ?? at;
    key = sql`(select ${sql.ref(columnOf(name))} from ${sql.table(columnOf(via.to))} where id = ${key})`;
  }
  return key;
}

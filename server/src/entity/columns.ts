import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { type RawBuilder, sql } from 'kysely';

/** Code camelCase, columns snake_case, mechanically. */
export const columnOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

export const tableOf = (entity: Entity): string => columnOf(entity.name.replaceAll('-', '_'));

const kept = { version: 'version', createdAt: 'created_at', updatedAt: 'updated_at' } as const;

/** The select list: every declared field under its name of code, and what every record has. */
export const selection = (entity: Entity): RawBuilder<unknown> =>
  sql.join([
    sql.ref('id'),
    ...Object.keys(entity.fields).map(
      (name) => sql`${sql.ref(columnOf(name))} as ${sql.ref(name)}`,
    ),
    sql`inactive_at is null as active`,
    ...Object.entries(kept).map(([name, column]) => sql`${sql.ref(column)} as ${sql.ref(name)}`),
  ]);

/** Names sort as people expect, on every database alike. */
const sorted = (field: Field | undefined, column: string): RawBuilder<unknown> =>
  field?.kind === 'text' ? sql`${sql.ref(column)} collate "und-x-icu"` : sql`${sql.ref(column)}`;

/** `-name` is descending; the id decides between equals, so that pages never overlap. */
export function ordering(entity: Entity, sort: string): RawBuilder<unknown> {
  const name = sort.replace(/^-/, '');
  const way = sort.startsWith('-') ? sql`desc nulls last` : sql`asc nulls last`;
  if (name === 'active') return sql`(inactive_at is null) ${way}, id`;
  return sql`${sorted(entity.fields[name], columnOf(name))} ${way}, id ${sort.startsWith('-') ? sql`desc` : sql`asc`}`;
}

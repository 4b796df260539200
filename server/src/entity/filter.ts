import type { Entity } from '@muster/contract/kernel/entity.ts';
import { sql } from 'kysely';
import { columnOf } from './columns.ts';
import type { Condition } from './store.ts';

export interface Asked {
  readonly limit?: number;
  readonly pageNo?: number;
  readonly sort?: string;
  readonly search?: string;
  readonly active?: boolean;
  readonly [filter: string]: unknown;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

function searched(entity: Entity, text: string): Condition {
  const fields = Object.entries(entity.fields).filter(([, field]) => field.search);
  const pattern = `%${escaped(text)}%`;
  return sql<boolean>`(${sql.join(
    fields.map(([name]) => sql`${sql.ref(columnOf(name))} ilike ${pattern}`),
    sql` or `,
  )})`;
}

/** Only declared filters become SQL, and every value is a parameter. */
export function filter(entity: Entity, asked: Asked): Condition {
  const conditions: Condition[] = [];
  if (asked.search) conditions.push(searched(entity, asked.search));
  if (asked.active !== undefined)
    conditions.push(asked.active ? sql`inactive_at is null` : sql`inactive_at is not null`);
  for (const [name, field] of Object.entries(entity.fields))
    if (field.filter && asked[name] !== undefined)
      conditions.push(sql`${sql.ref(columnOf(name))} = ${asked[name]}`);
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

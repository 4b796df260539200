import type { Entity } from '@muster/contract/kernel/entity.ts';
import type { Field } from '@muster/contract/kernel/fields.ts';
import { sql } from 'kysely';
import { gramsIn } from '../platform/db/grams.ts';
import { ownColumn } from './columns.ts';
import type { Condition } from '../platform/db/condition.ts';

export interface ListRequest {
  readonly limit?: number;
  readonly pageNo?: number;
  readonly sort?: string;
  readonly search?: string;
  readonly active?: boolean;
  readonly [filter: string]: unknown;
}

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
const contains = (name: string, text: string): Condition =>
  sql<boolean>`${ownColumn(name)} ilike ${`%${escaped(text)}%`}`;

/** The index of grams finds the candidates, the comparison makes sure. */
function searched(entity: Entity, text: string): Condition {
  const names = Object.entries(entity.fields).flatMap(([name, field]) =>
    field.kind === 'text' && field.search ? [contains(name, text)] : [],
  );
  return sql<boolean>`(own.grams @> ${gramsIn(text)} and (${sql.join(names, sql` or `)}))`;
}

const matches = (name: string, field: Field, value: unknown): Condition =>
  field.kind === 'text' ? contains(name, String(value)) : sql`${ownColumn(name)} = ${value}`;

/** Only declared filters become SQL, and every value is a parameter. */
export function filter(entity: Entity, asked: ListRequest): Condition {
  const conditions: Condition[] = [];
  if (asked.search) conditions.push(searched(entity, asked.search));
  if (asked.active !== undefined)
    conditions.push(asked.active ? sql`own.inactive_at is null` : sql`own.inactive_at is not null`);
  for (const [name, field] of Object.entries(entity.fields))
    if (field.filter && asked[name] !== undefined)
      conditions.push(matches(name, field, asked[name]));
  return conditions.length > 0 ? sql`${sql.join(conditions, sql` and `)}` : sql`true`;
}

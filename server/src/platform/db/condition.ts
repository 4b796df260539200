import { type RawBuilder, sql } from 'kysely';

/** What a row has to fulfil. */
export type Condition = RawBuilder<boolean>;

export const always: Condition = sql<boolean>`true`;
export const never: Condition = sql<boolean>`false`;

/** Of a filter that may not be set. */
export const isValue = (column: string, value: string | undefined): Condition =>
  value === undefined ? always : sql<boolean>`${sql.ref(column)} = ${value}`;

import { type RawBuilder, sql } from 'kysely';
import type { Condition } from './condition.ts';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What has this text somewhere, whatever the case; the signs of patterns mean themselves. */
export const has = (value: RawBuilder<unknown>, text: string): Condition =>
  sql<boolean>`${value} ilike ${`%${escaped(text)}%`}`;

export const contains = (column: string, text: string): Condition => has(sql.ref(column), text);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Every word somewhere in one of these columns, in whatever order they were typed. */
export function containsWords(columns: readonly string[], text: string): Condition {
  const somewhere = (word: string) =>
    sql`(${sql.join(
      columns.map((column) => contains(column, word)),
      sql` or `,
    )})`;
  return sql<boolean>`(${sql.join([sql`true`, ...wordsOf(text).map(somewhere)], sql` and `)})`;
}

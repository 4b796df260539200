import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What has this text somewhere, whatever the case; the signs of patterns mean themselves. */
export const has = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${value} ilike ${`%${escaped(text)}%`}`;

export const contains = (column: string, text: string): RawBuilder<boolean> =>
  has(sql.ref(column), text);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Every word somewhere in one of these columns, in whatever order they were typed. */
export function containsWords(columns: readonly string[], text: string): RawBuilder<boolean> {
  const somewhere = (word: string) =>
    sql`(${sql.join(
      columns.map((column) => contains(column, word)),
      sql` or `,
    )})`;
  return sql<boolean>`(${sql.join([sql`true`, ...wordsOf(text).map(somewhere)], sql` and `)})`;
}

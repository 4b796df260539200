import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** What has this text somewhere, whatever the case; the signs of patterns mean themselves. */
export const has = (value: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  sql<boolean>`${value} ilike ${`%${escaped(text)}%`}`;

export const contains = (column: string, text: string): RawBuilder<boolean> =>
  has(sql.ref(column), text);

const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** Every word somewhere in one of these columns, in whatever order they were typed. */
export const containsWords = (columns: readonly string[], text: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.join(
    wordsOf(text).map(
      (word) =>
        sql`(${sql.join(
          columns.map((column) => contains(column, word)),
          sql` or `,
        )})`,
    ),
    sql` and `,
  )})`;

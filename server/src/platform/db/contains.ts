import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A column that has this text somewhere, whatever the case; the signs of patterns mean themselves. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} ilike ${`%${escaped(text)}%`}`;

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

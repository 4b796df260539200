import { type RawBuilder, sql } from 'kysely';

const escaped = (text: string): string => text.replace(/[\\%_]/g, (sign) => `\\${sign}`);

/** A column that has this text somewhere, whatever the case; the signs of patterns mean themselves. */
export const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} ilike ${`%${escaped(text)}%`}`;

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** One statement for however many rows; a column that no row names is empty. */
export const insertRows = (tx: Tx, table: string, rows: readonly object[]) =>
  sql`insert into ${sql.table(table)} select * from
    json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(tx);

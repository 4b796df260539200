import { sql } from 'kysely';
import type { Tx } from '../../platform/db/transaction.ts';

/** One statement for however many rows; a column that no row names is as the table makes it. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  if (names.length === 0) return;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from
    json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)})`.execute(tx);
}

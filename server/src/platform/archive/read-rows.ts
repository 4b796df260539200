import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';
import type { ArchivedTable } from './tables.ts';

/** Some rows of one table, each a JSON array of its values as text, in the order of the columns. */
export interface RowChunk {
  readonly table: string;
  readonly lines: readonly string[];
}

const FEW_ROWS = 200;
const MANY_ROWS = 5000;
const WANTED_CHARACTERS = 2_000_000;

/** The same value has the same text on every PostgreSQL; time zone and dates are settled by the pool. */
export async function settleTexts(tx: Tx): Promise<void> {
  await sql`set local bytea_output = 'hex'`.execute(tx);
  await sql`set local extra_float_digits = 1`.execute(tx);
  await sql`set local intervalstyle = 'iso_8601'`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

const isText = (table: ArchivedTable, name: string): boolean =>
  ['text', 'character varying', 'bpchar'].includes(
    table.columns.find((column) => column.name === name)?.type ?? '',
  );

const selectLines = (table: ArchivedTable) => {
  const texts = table.columns.map(({ name }) => sql`${sql.ref(name)}::text`);
  const line = sql`array_to_json(array[${sql.join(texts)}]::text[])::text`;
  const key = table.key.map((name) =>
    isText(table, name) ? sql`${sql.ref(name)} collate "C"` : sql.ref(name),
  );
  const order = key.length > 0 ? sql.join(key) : sql`${line} collate "C"`;
  return sql`select ${line} as line from ${sql.table(table.name)} order by ${order}`;
};

/** The rows of a table by a cursor: however many there are, a few megabytes are in memory. */
export async function* readTableRows(tx: Tx, table: ArchivedTable): AsyncGenerator<RowChunk> {
  await sql`declare reading no scroll cursor for ${selectLines(table)}`.execute(tx);
  for (let wanted = FEW_ROWS; ;) {
    const { rows } = await sql<{ line: string }>`
      fetch ${sql.raw(String(wanted))} from reading`.execute(tx);
    if (rows.length === 0) break;
    const lines = rows.map((row) => row.line);
    yield { table: table.name, lines };
    const length = lines.reduce((sum, line) => sum + line.length, 0) / lines.length;
    wanted = Math.max(1, Math.min(MANY_ROWS, Math.floor(WANTED_CHARACTERS / length)));
  }
  await sql`close reading`.execute(tx);
}

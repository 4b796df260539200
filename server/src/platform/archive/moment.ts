import { sql } from 'kysely';
import { MIGRATION_TABLE } from '../db/migrate.ts';
import { type Db, type Tx, transaction } from '../db/transaction.ts';
import type { Contents } from './contents.ts';
import { readTableRows, settleTexts } from './read-rows.ts';
import { type ArchivedTable, tablesOf } from './tables.ts';

/**
 * The database as it is at one moment: others go on writing meanwhile and are neither seen nor held
 * up. The share lock keeps a migration from changing a table half-way.
 */
export const atOneMoment = <T>(
  db: Db,
  work: (contents: Contents, tx: Tx) => Promise<T>,
): Promise<T> =>
  transaction(
    db,
    async (tx) => {
      await sql`set transaction read only`.execute(tx);
      await settleTexts(tx);
      const tables = await tablesOf(tx);
      if (!tables.some(({ name }) => name === MIGRATION_TABLE))
        throw new Error('This database was never used by Muster: there is nothing in it.');
      const names = sql.join(tables.map(({ name }) => sql.table(name)));
      await sql`lock table ${names} in access share mode`.execute(tx);
      return work(await contentsOf(tx, tables), tx);
    },
    { isolation: 'repeatable read' },
  );

async function contentsOf(tx: Tx, tables: readonly ArchivedTable[]): Promise<Contents> {
  const migrations = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(tx);
  const counted = [];
  for (const { name, columns } of tables) {
    const { rows } = await sql<{ count: bigint }>`
      select count(*) as count from ${sql.table(name)}`.execute(tx);
    const names = columns.map((column) => column.name);
    counted.push({ name, columns: names, rows: Number(rows[0]?.count) });
  }
  return {
    head: { migrations: migrations.rows.map((row) => row.name), tables: counted },
    batches: async function* batches() {
      for (const table of tables) yield* readTableRows(tx, table);
    },
  };
}

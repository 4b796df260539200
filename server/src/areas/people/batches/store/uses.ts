import { sql } from 'kysely';
import { referencesTo } from '../../../../platform/db/references.ts';
import type { Tx } from '../../../../platform/db/transaction.ts';

/** Whose row it is, in the tables that go with a person. */
const owners: Readonly<Record<string, string>> = {
  employee: 'id',
  employment_period: 'employee_id',
};

/** New people of a batch that something else refers to by now: their names. */
export async function usedByNow(tx: Tx, batchId: string): Promise<readonly string[]> {
  const names = new Set<string>();
  for (const { table, column } of await referencesTo(tx, 'employee')) {
    const owner = owners[table];
    const isOfAnother = owner
      ? sql`and not exists (select 1 from sheet_row as own where own.batch_id = ${batchId}
          and own.record_id = ${sql.ref(`used.${owner}`)})`
      : sql``;
    const found = await sql<{ name: string }>`select distinct line.name
      from sheet_row as line join ${sql.table(table)} as used
        on ${sql.ref(`used.${column}`)} = line.record_id
      where line.batch_id = ${batchId} and line.kind = 'new' ${isOfAnother} limit 6`.execute(tx);
    for (const { name } of found.rows) names.add(name);
  }
  return [...names];
}

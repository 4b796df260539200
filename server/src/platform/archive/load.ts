import { sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import { type Db, type Handle, type Tx, transaction } from '../db/transaction.ts';
import { type Contents, type Head, totalRows } from './contents.ts';
import type { Progress } from './progress.ts';
import { type RowChunk, readTableRows, settleTexts } from './read-rows.ts';
import { type TableDigest, tableDifferences, RowDigests } from './row-digest.ts';
import { setAside } from './set-aside.ts';
import { relationsIn, type ArchivedTable, tablesOf } from './tables.ts';

export interface LoadTarget {
  readonly db: Db;
  /** folder of the migrations */
  readonly migrations: string;
  readonly progress: Progress;
}

/**
 * Fills an empty database with the contents of another, in one transaction: tables, rows, keys and
 * the comparison of every row. Whatever ends it on the way leaves the database as empty as it was.
 */
export function load(target: LoadTarget, contents: Contents): Promise<Record<string, TableDigest>> {
  const { head } = contents;
  return transaction(target.db, async (tx) => {
    const tables = await makeTables(tx, target.migrations, head);
    await settleTexts(tx);
    const aside = await setAside(tx);
    await removeSeeds(tx, tables);
    const came = await insertAll(tx, tables, contents, target.progress);
    target.progress.stage('Building indexes and checking keys', aside.count);
    await aside.putBack(() => target.progress.step(1));
    target.progress.stage('Comparing rows', totalRows(head));
    const stand = await digestsOf(tx, tables, target.progress);
    const wrong = tableDifferences(contents.digests ?? came, stand);
    if (wrong.length > 0)
      throw new Error(`Not all rows arrived as they were: ${wrong.join(', ')}. Nothing was kept.`);
    return stand;
  });
}

export async function refuseUsed(db: Handle): Promise<void> {
  const found = await relationsIn(db);
  if (found.length > 0) throw notEmpty(found);
}

async function makeTables(
  tx: Tx,
  migrations: string,
  head: Contents['head'],
): Promise<ArchivedTable[]> {
  await refuseUsed(tx);
  // Someone else may have been faster: only tables that were made here are filled.
  const made = await migrate(tx, migrations, head.migrations);
  if (made.length !== head.migrations.length) throw notEmpty([]);
  const tables = await tablesOf(tx);
  const shapes = (list: Head['tables']) =>
    list.map(({ name, columns }) => `${name}(${columns.join()})`).toSorted();
  const here = shapes(
    tables.map(({ name, columns }) => ({ name, columns: columns.map((c) => c.name), rows: 0 })),
  );
  const there = shapes(head.tables);
  const odd = [...here, ...there].filter((one) => !here.includes(one) || !there.includes(one));
  if (odd.length > 0)
    throw new Error(
      `The tables are not those of this Muster: ${odd.join(', ')}. Nothing was kept.`,
    );
  return tables;
}

/** A migration may have put rows into what it made; the contents have them as they are now. */
async function removeSeeds(tx: Tx, tables: readonly ArchivedTable[]): Promise<void> {
  for (const { name } of tables) {
    const table = sql.table(name);
    const { rows } = await sql`select from ${table} limit 1`.execute(tx);
    if (rows.length > 0) await sql`truncate ${table}`.execute(tx);
  }
}

async function insertAll(
  tx: Tx,
  tables: readonly ArchivedTable[],
  contents: Contents,
  progress: Progress,
): Promise<Record<string, TableDigest>> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const came = new RowDigests(tables);
  progress.stage('Loading rows', totalRows(contents.head));
  for await (const batch of contents.batches()) {
    came.add(batch);
    const table = byName.get(batch.table);
    if (table) await insert(tx, table, batch);
    progress.step(batch.lines.length);
  }
  return came.result();
}

async function insert(tx: Tx, table: ArchivedTable, { lines }: RowChunk): Promise<void> {
  const names = table.columns.map(({ name }) => sql.ref(name));
  const values = table.columns.map(
    ({ type }, place) => sql`(line->>${sql.lit(place)})::${sql.raw(type)}`,
  );
  await sql`
    insert into ${sql.table(table.name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from jsonb_array_elements(${`[${lines.join()}]`}::jsonb) line`.execute(
    tx,
  );
}

async function digestsOf(
  tx: Tx,
  tables: readonly ArchivedTable[],
  progress: Progress,
): Promise<Record<string, TableDigest>> {
  const digests = new RowDigests(tables);
  for (const table of tables)
    for await (const batch of readTableRows(tx, table)) {
      digests.add(batch);
      progress.step(batch.lines.length);
    }
  return digests.result();
}

const notEmpty = (found: readonly string[]): Error =>
  new Error(
    `The database is not empty${found.length > 0 ? `: it has ${some(found)}` : ''}. A restore never ` +
      'overwrites: name an empty database or folder. Nothing was touched.',
  );

const some = (names: readonly string[]): string =>
  names.length > 3
    ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more`
    : names.join(', ');

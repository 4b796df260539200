import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Handle, Tx } from './transaction.ts';

export const MIGRATION_TABLE = 'schema_migration';
export const MIGRATION_LOCK_TABLE = 'schema_migration_lock';

/**
 * Brings the schema up to date and answers the names of the files that were applied now. With `only`
 * it makes the schema of an older Muster, by the migrations that one had.
 */
export async function migrate(
  db: Handle,
  folder: string,
  only?: readonly string[],
): Promise<string[]> {
  const known = await readMigrations(folder);
  if (only) refuseUnknown(only, known);
  const files = only ? new Map([...known].filter(([name]) => only.includes(name))) : known;
  await refuseNewerDatabase(db, files);
  const migrator = new Migrator({
    db,
    provider: asProvider(files),
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: MIGRATION_LOCK_TABLE,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) {
    const failed = results.find((result) => result.status === 'Error')?.migrationName;
    throw failed ? failureOf(failed, files.get(failed) ?? '', error) : error;
  }
  return results.map((result) => `${result.migrationName}.sql`);
}

/** For what is to be done once in a new database, whichever of several processes comes first. */
export const lockSchema = (tx: Tx) =>
  sql`select id from ${sql.table(MIGRATION_LOCK_TABLE)} for update`.execute(tx);

async function readMigrations(folder: string): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const numbers = new Set<string>();
  for (const file of (await readdir(folder)).toSorted()) {
    if (!file.endsWith('.sql')) continue;
    const number = /^(\d{4})_[a-z0-9_-]+\.sql$/.exec(file)?.[1];
    if (!number) throw new Error(`The migration ${file} must be named like 0001_word.sql.`);
    if (numbers.has(number)) throw new Error(`Two migrations have the number ${number}.`);
    numbers.add(number);
    files.set(path.basename(file, '.sql'), await readFile(path.join(folder, file), 'utf8'));
  }
  return files;
}

function asProvider(files: Map<string, string>): MigrationProvider {
  const migrations: Record<string, Migration> = {};
  for (const [name, text] of files) {
    migrations[name] = { up: async (db) => void (await sql.raw(text).execute(db)) };
  }
  return { getMigrations: async () => migrations };
}

async function refuseNewerDatabase(db: Handle, files: Map<string, string>): Promise<void> {
  const table = await sql<{ exists: boolean }>`
    select to_regclass(${MIGRATION_TABLE}) is not null as exists`.execute(db);
  if (!table.rows[0]?.exists) return;
  const applied = await sql<{ name: string }>`
    select name from ${sql.table(MIGRATION_TABLE)} order by name`.execute(db);
  refuseUnknown(
    applied.rows.map((row) => row.name),
    files,
  );
}

function refuseUnknown(names: readonly string[], files: Map<string, string>): void {
  const unknown = names.filter((name) => !files.has(name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database was written by a newer Muster: this one does not know its migrations ` +
      `${unknown.join(', ')}. Start that version or a newer one. Nothing was changed.`,
  );
}

function failureOf(name: string, text: string, error: unknown): Error {
  const reason = error instanceof Error ? error.message : String(error);
  const position =
    error instanceof Error && 'position' in error ? Number(error.position) : Number.NaN;
  const line = Number.isInteger(position)
    ? `, line ${text.slice(0, position).split('\n').length}`
    : '';
  const sentence = `Migration ${name}.sql failed${line}: ${reason}. Nothing was changed.`;
  return new Error(sentence, { cause: error });
}

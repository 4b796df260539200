import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type Kysely, sql } from 'kysely';

/** Every row of every table, each as the database spells it, to compare two databases by. */
export async function everything<DB>(db: Kysely<DB>): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
    order by relname collate "C"`.execute(db);
  const all: Record<string, string[]> = {};
  for (const { name } of rows) {
    const found = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t order by t::text collate "C"`.execute(db);
    all[name] = found.rows.map(({ row }) => row);
  }
  return all;
}

/** Every file below a folder with its bytes. */
export const filesBelow = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(path.join(folder, name)).isFile())
      .map((name) => [name, readFileSync(path.join(folder, name)).toString('base64')]),
  );

import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../platform/db/database.ts';
import { migrate } from '../platform/db/migrate.ts';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the server, the database's name left open */
    postgres: string;
  }
}

export const template = 'muster_template';
const migrations = path.join(import.meta.dirname, '../../migrations');

/** One server for a run, with a migrated database that every test file copies in milliseconds. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const database = await openDatabase({
    databaseUrl: await postgres.createDatabase(template),
    dataDir: '',
  });
  await migrate(database.db, migrations);
  await database.close();
  project.provide('postgres', postgres.url('{database}'));
  return () => postgres.stop();
}

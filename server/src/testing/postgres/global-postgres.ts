import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import type { Db } from '../../platform/db/transaction.ts';
import { migrations } from '../../operations/places.ts';
import { addAdministrator } from '../people/administered.ts';
import { startPostgres } from './postgres.ts';
import { templates } from './templates.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** address of the server, the database's name left open */
    postgres: string;
  }
}

/** One server for a run, with a migrated database that every test file copies in milliseconds, and one with an administrator. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres = await startPostgres();
  const make = async (
    name: string,
    from: string | undefined,
    work: (db: Db) => Promise<unknown>,
  ) => {
    const databaseUrl = await postgres.createDatabase(name, from);
    const database = await openDatabase({ databaseUrl, dataDir: '' });
    await work(database.db);
    await database.close();
  };
  await make(templates.migrated, undefined, (db) => migrate(db, migrations));
  await make(templates.administered, templates.migrated, addAdministrator);
  project.provide('postgres', postgres.url('{database}'));
  return () => postgres.stop();
}

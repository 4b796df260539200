import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '../config.ts';
import { type Database, openDatabase } from '../platform/db/database.ts';
import { askCopy } from '../platform/db/embedded/ask-copy.ts';

type Settings = Pick<Config, 'databaseUrl' | 'dataDir'>;

/** Opening an embedded database makes one where there is none. */
export function refuseAbsent(dataDir: string): void {
  if (existsSync(path.join(dataDir, 'database'))) return;
  throw new Error(
    `There is no database in ${dataDir}. Set MUSTER_DATA or DATABASE_URL as for npm start.`,
  );
}

/**
 * The database to be read, with nothing changed in it. An embedded one that is in use is read from a
 * copy that the running process makes in a moment, so that people can go on working.
 */
export async function openSource({ databaseUrl, dataDir }: Settings): Promise<Database> {
  if (databaseUrl) return openDatabase({ databaseUrl, dataDir });
  refuseAbsent(dataDir);
  const copy = await askCopy(dataDir);
  if (!copy) return openDatabase({ dataDir });
  const database = await openDatabase({ dataDir: copy.dataDir }).catch(async (error: unknown) => {
    await copy.giveBack();
    throw error;
  });
  const close = async () => {
    await database.close();
    await copy.giveBack();
  };
  return { ...database, close };
}

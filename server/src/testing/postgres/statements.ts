import type { KyselyPlugin } from 'kysely';
import type { Database } from '../../platform/db/database.ts';

/** A database that counts what it is asked. */
export function countingStatements(database: Database) {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    database: { ...database, db: database.db.withPlugin(plugin) },
    /** how many statements some work takes */
    of: async (work: () => Promise<unknown>): Promise<number> => {
      const before = count;
      await work();
      return count - before;
    },
  };
}

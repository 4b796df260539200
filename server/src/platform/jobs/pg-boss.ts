import { CompiledQuery, sql } from 'kysely';
import { type Db as Speaker, PgBoss } from 'pg-boss';
import type { Database } from '../db/database.ts';
import type { Db } from '../db/transaction.ts';

/**
 * On our own connections. Its maintenance sends several statements at once with a transaction around
 * them: one that fails inside leaves that transaction open, and the connection must not go back so.
 */
const speaker = (db: Db): Speaker => ({
  executeSql: (text, values = []) =>
    db.connection().execute(async (connection) => {
      try {
        const { rows } = await connection.executeQuery(CompiledQuery.raw(text, [...values]));
        return { rows };
      } catch (error) {
        await sql`rollback`.execute(connection).catch(() => undefined);
        throw error;
      }
    }),
});

/**
 * The library hands jobs out, each to one process, and takes back those of processes that are silent.
 * Its schema is a migration of ours; schedules, retries and the record of a job are ours, too.
 */
export const openLibrary = ({ db, kind }: Pick<Database, 'db' | 'kind'>): PgBoss =>
  new PgBoss({
    db: speaker(db),
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    migrate: false,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    maintenanceIntervalSeconds: 3_600,
    flowIntervalSeconds: 3_600,
    reindex: kind === 'server',
    // The embedded database is vacuumed by a timer of ours.
    monitorVacuum: kind === 'server',
  });

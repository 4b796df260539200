import type pg from 'pg';
import { makePool } from './pool.ts';
import type { Log } from './pool.ts';

const OLDEST_MAJOR = 15;

/** So long one statement of a request waits for a lock. */
export const lockSeconds = 4;

/**
 * What the statements of a pool may take. Requests give up on a lock before the browser does, and no
 * statement of theirs runs away; patient work (migrations, jobs) is never stopped; reports are
 * refused every write by the database itself.
 */
const sessions = {
  requests: `set lock_timeout = '${lockSeconds}s'; set statement_timeout = '30s';
    set idle_in_transaction_session_timeout = '60s'`,
  patient: `set statement_timeout = 0; set lock_timeout = 0`,
  reports: `set default_transaction_read_only = on; set statement_timeout = '120s'`,
} as const;

export interface DatabaseServerOptions {
  databaseUrl: string;
  poolSize?: number;
  log: Log;
}

/** Connects when first used. */
export const serverPool = (
  { databaseUrl, poolSize = 10, log }: DatabaseServerOptions,
  use: keyof typeof sessions,
): pg.Pool =>
  makePool(
    {
      connectionString: databaseUrl,
      max: poolSize,
      // With the look at a slow statement (see watched.ts) still an answer within five seconds.
      connectionTimeoutMillis: 4000,
      keepAlive: true,
      session: sessions[use],
    },
    log,
  );

/** For requests; refuses a server that cannot be used. */
export async function openServerPool(options: DatabaseServerOptions): Promise<pg.Pool> {
  const pool = serverPool(options, 'requests');
  try {
    await refuseOldServer(pool);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return pool;
}

async function refuseOldServer(pool: pg.Pool): Promise<void> {
  const { rows } = await pool
    .query<{ version: string }>(`select current_setting('server_version') as version`)
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message || error.name : String(error);
      const sentence = `The PostgreSQL server in DATABASE_URL cannot be used: ${reason}`;
      throw new Error(sentence, { cause: error });
    });
  const version = rows[0]?.version ?? 'of an unknown version';
  refuseOldVersion(version);
}

export function refuseOldVersion(version: string): void {
  if (Number.parseInt(version, 10) >= OLDEST_MAJOR) return;
  throw new Error(
    `Muster needs PostgreSQL ${OLDEST_MAJOR} or newer; the server in DATABASE_URL is ${version}.`,
  );
}

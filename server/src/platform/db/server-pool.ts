import type pg from 'pg';
import { makePool } from './pool.ts';
import type { Log } from './pool.ts';

const OLDEST_MAJOR = 15;

export interface ServerOptions {
  databaseUrl: string;
  poolSize?: number;
  log: Log;
}

export async function openServerPool(options: ServerOptions): Promise<pg.Pool> {
  const pool = makePool(
    {
      connectionString: options.databaseUrl,
      max: options.poolSize ?? 10,
      connectionTimeoutMillis: 5000,
    },
    options.log,
  );
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

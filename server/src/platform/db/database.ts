import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Log } from './pool.ts';
import type { DB } from './rows.generated.ts';
import { openServerPool } from './server-pool.ts';
import { guarded } from './transaction.ts';

export interface Database {
  db: Kysely<DB>;
  kind: 'embedded' | 'server';
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database lives in this process, in `dataDir`. */
  databaseUrl?: string;
  dataDir: string;
  poolSize?: number;
  log?: Log;
}

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const {
    databaseUrl,
    dataDir,
    poolSize,
    log = (line) => process.stderr.write(`${line}\n`),
  } = options;
  if (databaseUrl) {
    const pool = await openServerPool({ databaseUrl, poolSize, log });
    return describe('server', pool, () => pool.end());
  }
  const embedded = await openEmbedded({ dataDir, log });
  return describe('embedded', embedded.pool, () => embedded.close());
}

function describe(kind: Database['kind'], pool: pg.Pool, close: () => Promise<void>): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });
  let closed: Promise<void> | undefined;
  return {
    db,
    kind,
    ping: async () => void (await pool.query('select 1')),
    close: () => (closed ??= close()),
  };
}

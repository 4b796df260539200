import { Kysely, PostgresDialect, type PostgresPool, sql } from 'kysely';
import type pg from 'pg';
import { openEmbedded } from './embedded/open-embedded.ts';
import { inLine } from './server/in-line.ts';
import { livenessOf } from './server/liveness.ts';
import type { Log } from './server/pool.ts';
import { readingOnly, type Reports } from './reports.ts';
import type { DB } from './rows.generated.ts';
import { lockSeconds, openServerPool, serverPool } from './server/server-pool.ts';
import { type Db, guarded, lockTries } from './transaction.ts';
import { WaitingLine } from './server/waiting-line.ts';

export interface Database {
  db: Db;
  /** for work that takes its time, as migrations and long jobs do: no statement of it is stopped */
  patient: Db;
  reports: Reports;
  kind: 'embedded' | 'server';
  ping(): Promise<void>;
  /** connections of requests: at work, and requests that wait for one */
  load(): { busy: number; waiting: number };
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL server; without it the database lives in this process, in `dataDir`. */
  databaseUrl?: string;
  /** a copy of it for reports; it may be away while the rest works */
  readUrl?: string;
  dataDir: string;
  poolSize?: number;
  log?: Log;
}

const PATIENT_CONNECTIONS = 2;
/** What a job or a migration does is lost with its connection: it asks so often before it cuts it. */
const PATIENT_ASKS = 3;
const REPORT_CONNECTIONS = 4;
const PING_PATIENCE = 2000;
/**
 * As long as for a lock: who waits for a connection mostly waits for those who wait
 * for a lock, and would be refused before them. So many are a minute's work and more.
 */
const rush = { most: 200, patience: lockTries * lockSeconds * 1000 };

export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { dataDir, databaseUrl, log = (line) => process.stderr.write(`${line}\n`) } = options;
  if (databaseUrl) return openServer({ ...options, databaseUrl, log });
  const embedded = await openEmbedded({ dataDir, log });
  const db = handleOn(embedded.pool);
  return {
    ...describe('embedded', db, embedded.pool, () => embedded.close()),
    patient: db,
    reports: readingOnly(db),
  };
}

const handleOn = (pool: PostgresPool): Db =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool: guarded(pool) }) });

const handleOnCopy = (pool: pg.Pool, readUrl: string): Db =>
  handleOn(inLine(pool, new WaitingLine(REPORT_CONNECTIONS, rush), livenessOf(readUrl)));

async function openServer(
  options: DatabaseOptions & { databaseUrl: string; log: Log },
): Promise<Database> {
  const { databaseUrl, readUrl, log } = options;
  const pool = await openServerPool(options);
  const patient = serverPool({ databaseUrl, log, poolSize: PATIENT_CONNECTIONS }, 'patient');
  const copy = readUrl
    ? serverPool({ databaseUrl: readUrl, log, poolSize: REPORT_CONNECTIONS }, 'reports')
    : undefined;
  const close = async () => {
    for (const one of [pool, patient, copy]) await one?.end();
  };
  const line = new WaitingLine(pool.options.max, rush);
  const isAlive = livenessOf(databaseUrl);
  const isAliveAtLast = livenessOf(databaseUrl, PATIENT_ASKS);
  const db = handleOn(inLine(pool, line, isAlive));
  const patientLine = new WaitingLine(PATIENT_CONNECTIONS, { ...rush, patience: Infinity });
  return {
    ...describe('server', db, pool, close, () => line.length),
    patient: handleOn(inLine(patient, patientLine, isAliveAtLast)),
    reports: readingOnly(copy && readUrl ? handleOnCopy(copy, readUrl) : db),
  };
}

function describe(
  kind: Database['kind'],
  db: Db,
  pool: pg.Pool,
  close: () => Promise<void>,
  waiting = () => pool.waitingCount,
) {
  let closed: Promise<void> | undefined;
  return {
    db,
    kind,
    ping: () => within(PING_PATIENCE, sql`select 1`.execute(db)),
    load: () => ({ busy: pool.totalCount - pool.idleCount, waiting: waiting() }),
    close: () => (closed ??= close()),
  };
}

async function within(patience: number, work: Promise<unknown>): Promise<void> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('the database does not answer')), patience);
  try {
    await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => undefined);
  }
}

import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

export type Log = (line: string) => void;

export interface PoolOptions extends pg.PoolConfig {
  /** what each connection is told first, besides what all are */
  readonly session?: string;
}

// A role or a database may carry other defaults, and the parsers read only this one form.
const settle =
  (session: string) =>
  (client: pg.PoolClient, done: (error?: Error) => void): void => {
    // Compiling a statement takes the server longer than running one of ours.
    const text = `set time zone 'UTC'; set datestyle to 'ISO, YMD'; set jit = off; ${session}`;
    client.query({ text, query_timeout: 4000 } as pg.QueryConfig, (error) => done(error));
  };

export function makePool({ session = '', ...config }: PoolOptions, log: Log): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'muster',
    types: typeParsers,
    verify: settle(session),
    ...config,
  });
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`));
  // The pool listens only to idle clients. One that breaks between two statements of a transaction
  // would end the process; the next statement reports it instead.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

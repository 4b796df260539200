import pg from 'pg';
import { typeParsers } from './type-parsers.ts';

export type Log = (line: string) => void;

// A role or a database may carry other defaults, and the parsers read only this one form.
const settleSession = (client: pg.PoolClient, done: (error?: Error) => void): void => {
  client.query(`set time zone 'UTC'; set datestyle to 'ISO, YMD'`, (error) => done(error));
};

export function makePool(config: pg.PoolConfig, log: Log): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'muster',
    types: typeParsers,
    verify: settleSession,
    ...config,
  });
  pool.on('error', (error) => log(`An idle database connection was lost: ${error.message}`));
  // The pool listens only to idle clients. One that breaks between two statements of a transaction
  // would end the process; the next statement reports it instead.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

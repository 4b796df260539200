import pg from 'pg';

/** How long the server may take to say anything at all. */
const patience = 2000;
const CANNOT_CONNECT_NOW = '57P03';

/** Whatever a server says, it lives: one that has no room for us refuses, too. */
const isWordOfServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code !== CANNOT_CONNECT_NOW;

async function ask(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'muster probe',
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return isWordOfServer(error);
  } finally {
    void client.end().catch(() => undefined);
  }
}

export type IsAlive = () => Promise<boolean>;

/** Asks the server on a connection of its own; whoever asks meanwhile shares the answer. */
export function livenessOf(databaseUrl: string): IsAlive {
  let asking: Promise<boolean> | undefined;
  return () => (asking ??= ask(databaseUrl).finally(() => (asking = undefined)));
}

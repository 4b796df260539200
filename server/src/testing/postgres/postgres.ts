import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PostgresCluster } from './postgres-cluster.ts';
import { installedPrograms, npmPrograms } from './postgres-programs.ts';

export interface TestPostgres {
  url(database: string): string;
  /** Makes the database afresh and answers its url. */
  createDatabase(name: string, template?: string): Promise<string>;
  stop(): Promise<void>;
  /** kill -9 of all its processes. */
  kill(): Promise<void>;
  /** Ends it in good order, until `restart`. */
  shutDown(): Promise<void>;
  restart(): Promise<void>;
  /** Stops all its processes where they stand, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

export interface PostgresOptions {
  /** For tests that kill the server: they always get one of their own. */
  fsync?: boolean;
  /** Without it: TEST_DATABASE_URL, then an installed PostgreSQL, then the npm package. */
  source?: 'url' | 'installed' | 'npm';
  /** of the server, as `name=value`, beside those of every test */
  settings?: readonly string[];
}

const OBJECT_IN_USE = '55006';

export async function startPostgres(options: PostgresOptions = {}): Promise<TestPostgres> {
  const { source, fsync = false, settings = [] } = options;
  const given = process.env.TEST_DATABASE_URL;
  if (source === 'url' || (!source && !fsync && given)) return useServer(given ?? '');
  const installed = source === 'npm' ? undefined : installedPrograms();
  if (source === 'installed' && !installed)
    throw new Error('No PostgreSQL 15 or newer is installed.');
  return startCluster(new PostgresCluster(installed ?? npmPrograms(), fsync, settings));
}

async function startCluster(cluster: PostgresCluster): Promise<TestPostgres> {
  try {
    cluster.initialise();
    await cluster.start();
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  const url = (database: string) => `postgres://postgres@127.0.0.1:${cluster.port}/${database}`;
  return {
    url,
    createDatabase: async (name, template) => {
      await createDatabase(url('postgres'), name, template);
      return url(name);
    },
    stop: () => cluster.stop(),
    kill: () => cluster.kill(),
    shutDown: () => cluster.shutDown(),
    freeze: () => cluster.freeze(),
    thaw: () => cluster.thaw(),
    restart: async () => {
      await cluster.kill();
      await cluster.start();
    },
  };
}

function useServer(given: string): TestPostgres {
  const made = new Set<string>();
  // Not by URL, which would encode the braces of a caller's placeholder.
  const url = (database: string) =>
    given.replace(/^(\w+:\/\/[^/?]+)(?:\/[^?]*)?/, `$1/${database}`);
  const refuse = () => {
    throw new Error('The server in TEST_DATABASE_URL is not ours to stop.');
  };
  return {
    url,
    createDatabase: async (name, template) => {
      await createDatabase(given, name, template);
      made.add(name);
      return url(name);
    },
    stop: async () => {
      for (const name of made)
        await administer(given, `drop database if exists "${name}" with (force)`);
    },
    kill: async () => refuse(),
    shutDown: async () => refuse(),
    restart: async () => refuse(),
    freeze: refuse,
    thaw: refuse,
  };
}

async function createDatabase(server: string, name: string, template = 'template0'): Promise<void> {
  await administer(server, `drop database if exists "${name}" with (force)`);
  await administer(server, `create database "${name}" template "${template}"`);
}

async function administer(server: string, statement: string, attempts = 20): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } catch (error) {
    // A connection to the template that was closed a moment ago still counts for a moment.
    if (attempts === 1 || !(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE))
      throw error;
    await wait(50);
    await administer(server, statement, attempts - 1);
  } finally {
    await client.end();
  }
}

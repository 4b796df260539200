import path from 'node:path';
import type pg from 'pg';
import { makePool } from '../server/pool.ts';
import type { Log } from '../server/pool.ts';
import { databaseFolder, makePrivateFolder } from './data-folder.ts';
import { giveCopies } from './give-copies.ts';
import { startHousekeeping } from './housekeeping.ts';
import { lockDataFolder } from './lock.ts';
import { WorkerHost } from './worker-host.ts';

export interface EmbeddedOptions {
  dataDir: string;
  log: Log;
  isFsyncWired?: boolean;
}

export interface Embedded {
  pool: pg.Pool;
  close(): Promise<void>;
}

export async function openEmbedded(options: EmbeddedOptions): Promise<Embedded> {
  const { log, isFsyncWired = true } = options;
  const dataDir = path.resolve(options.dataDir);
  await makePrivateFolder(dataDir);
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = await databaseFolder(dataDir, async (empty) => {
      const host = await startWorker({ folder: empty, isFsyncWired });
      await host.stop();
    });
    const host = await startWorker({ folder, isFsyncWired });
    const pool = makeEmbeddedPool(host, log);
    const stopHousekeeping = startHousekeeping(pool, log);
    const stopCopies = await giveCopies(dataDir, pool, log);
    const close = async () => {
      stopHousekeeping();
      try {
        await stopCopies();
        await pool.end();
        await host.stop();
      } finally {
        unlock();
      }
    };
    return { pool, close };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startWorker(options: {
  folder: string;
  isFsyncWired: boolean;
}): Promise<WorkerHost> {
  const host = new WorkerHost(options);
  await host.ready();
  return host;
}

function makeEmbeddedPool(host: WorkerHost, log: Log): pg.Pool {
  return makePool(
    {
      user: 'postgres',
      database: 'postgres',
      host: 'embedded',
      // The environment may ask for TLS for other databases.
      ssl: false,
      stream: () => host.connect(),
      max: 1,
      idleTimeoutMillis: 0,
      // Everyone waits here for the one connection, behind a vacuum too.
      connectionTimeoutMillis: 30_000,
    },
    log,
  );
}

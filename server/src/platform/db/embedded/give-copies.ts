import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, readdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import type pg from 'pg';
import type { Log } from '../server/pool.ts';
import { controlAddress } from './control.ts';
import { makePrivateFolder } from './data-folder.ts';
import { lockDataFolder } from './lock.ts';

const COPY = /^copy-[0-9a-f]{16}$/;

/**
 * Gives copies of the database to whoever asks at the folder's socket, as a backup does: the folder
 * itself is locked to this process. A copy is removed when the one who asked is gone.
 */
export async function giveCopies(
  dataDir: string,
  pool: pg.Pool,
  log: Log,
): Promise<() => Promise<void>> {
  const address = controlAddress(dataDir);
  if (!address) return async () => {};
  const asking = new Set<Socket>();
  const server = createServer((socket) => {
    asking.add(socket);
    giveOne(dataDir, pool, socket)
      .catch((error: Error) => log(`A copy of the database could not be made: ${error.message}`))
      .finally(() => asking.delete(socket));
  });
  try {
    await removeLeft(dataDir, address);
    await new Promise<void>((resolve, reject) => {
      server.unref().once('error', reject).listen(address, resolve);
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log(`No backup can be made while Muster runs, only when it is stopped: ${reason}`);
    return async () => {};
  }
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of asking) socket.destroy();
    await closed;
  };
}

async function giveOne(dataDir: string, pool: pg.Pool, socket: Socket): Promise<void> {
  const left = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.on('error', () => undefined).resume();
  const folder = path.join(dataDir, `copy-${randomBytes(8).toString('hex')}`);
  try {
    await copyDatabase(path.join(dataDir, 'database'), folder, pool);
    socket.write(`${folder}\n`);
    await left;
    await removeUnlessOpen(folder);
  } catch (error) {
    await removeUnlessOpen(folder);
    socket.end(`! ${error instanceof Error ? error.message : String(error)}\n`);
    throw error;
  }
}

/** With the only connection in hand and everything written out, the files stand still. */
async function copyDatabase(from: string, folder: string, pool: pg.Pool): Promise<void> {
  await makePrivateFolder(folder);
  const client = await pool.connect();
  try {
    await client.query('checkpoint');
    const mode = constants.COPYFILE_FICLONE;
    await cp(from, path.join(folder, 'database'), { recursive: true, mode });
  } finally {
    client.release();
  }
}

async function removeLeft(dataDir: string, address: string): Promise<void> {
  for (const name of await readdir(dataDir))
    if (COPY.test(name)) await removeUnlessOpen(path.join(dataDir, name));
  // Whoever holds the lock of the folder is the only one: a socket that lies there is a dead one's.
  if (process.platform !== 'win32') await rm(address, { force: true });
}

/** The one who asked may outlive us and still be reading: then it removes the copy itself. */
async function removeUnlessOpen(folder: string): Promise<void> {
  try {
    lockDataFolder(folder)();
  } catch {
    return;
  }
  await rm(folder, { recursive: true, force: true });
}

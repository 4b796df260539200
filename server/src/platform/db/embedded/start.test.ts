import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseFolder, makePrivateFolder } from './data-folder.ts';
import { lockDataFolder } from './lock.ts';
import { openEmbedded } from './open-embedded.ts';

let scratch: string;

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'muster-start-'));
});

afterAll(async () => {
  await rm(scratch, { recursive: true });
});

const freshFolder = () => mkdtemp(path.join(scratch, 'data-'));
const log = () => undefined;

test('a second process is refused the folder until the first is gone, even by kill -9', async () => {
  const dataDir = await freshFolder();
  const lock = path.join(import.meta.dirname, 'lock.ts');
  const script = `
    const { lockDataFolder } = await import(${JSON.stringify(lock)});
    lockDataFolder(${JSON.stringify(dataDir)});
    console.log('locked');
    setInterval(() => undefined, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  const sentence =
    `The data folder ${dataDir} is in use by another Muster process. ` +
    'Stop that one, or set MUSTER_DATA to another folder.';
  expect(() => lockDataFolder(dataDir)).toThrow(sentence);
  await expect(openEmbedded({ dataDir, log })).rejects.toThrow(sentence);
  const gone = once(other, 'exit');
  other.kill('SIGKILL');
  await gone;
  const unlock = lockDataFolder(dataDir);
  expect(() => lockDataFolder(dataDir)).toThrow(sentence);
  unlock();
  lockDataFolder(dataDir)();
});

test('a folder that others could read is closed', async () => {
  const dataDir = await freshFolder();
  await chmod(dataDir, 0o755);
  await makePrivateFolder(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
});

test('a database of another PostgreSQL is refused, and the folder is free again', async () => {
  const dataDir = await freshFolder();
  await mkdir(path.join(dataDir, 'database'));
  await writeFile(path.join(dataDir, 'database/PG_VERSION'), '17\n');
  await expect(openEmbedded({ dataDir, log })).rejects.toThrow(
    /made by PostgreSQL 17, and this Muster contains PostgreSQL 18\. .* set MUSTER_DATA to an empty/,
  );
  lockDataFolder(dataDir)();
});

test('a first start that was killed leaves nothing that counts as a database', async () => {
  const dataDir = await freshFolder();
  const killed = databaseFolder(dataDir, async (folder) => {
    await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
    throw new Error('killed');
  });
  await expect(killed).rejects.toThrow('killed');
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
  const folder = await databaseFolder(dataDir, async (empty) => {
    expect(await readdir(empty)).toStrictEqual([]);
    await mkdir(path.join(empty, 'base'));
    await writeFile(path.join(empty, 'base/1'), 'whole');
  });
  expect(await readdir(folder)).toStrictEqual(['base']);
  expect(await readdir(dataDir)).toStrictEqual(['database']);
});

test('it does not start when a commit causes no fsync', async () => {
  const dataDir = await freshFolder();
  await expect(openEmbedded({ dataDir, log, isFsyncWired: false })).rejects.toThrow(
    'The embedded database does not write its commits to the disk',
  );
  expect(existsSync(path.join(dataDir, 'database'))).toBe(false);
  lockDataFolder(dataDir)();
});

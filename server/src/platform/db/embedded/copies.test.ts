import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { transaction } from '../transaction.ts';
import { askCopy } from './ask-copy.ts';
import { controlAddress } from './control.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'muster-copies-'));
const dataDir = path.join(scratch, 'data');
const copies = () => readdirSync(dataDir).filter((name) => name.startsWith('copy-'));
let database: Database;

beforeAll(async () => {
  mkdirSync(path.join(dataDir, 'copy-0123456789abcdef'), { recursive: true });
  database = await openDatabase({ dataDir });
  await sql`create table pair (id int primary key, half text)`.execute(database.db);
});
afterAll(async () => {
  await database.close();
  rmSync(scratch, { recursive: true, force: true });
});

const count = async ({ db }: Database): Promise<number> =>
  (await sql<{ count: number }>`select count(*)::int as count from pair`.execute(db)).rows[0]
    ?.count ?? -1;

test('what a killed process left behind is gone after the next start', () => {
  expect(copies()).toEqual([]);
});

test('a copy holds whole transactions only, and the database goes on meanwhile', async () => {
  const state = { over: false };
  const writing = (async () => {
    for (let id = 0; !state.over; id += 2)
      await transaction(database.db, async (tx) => {
        await sql`insert into pair values (${id}, 'left')`.execute(tx);
        await sql`insert into pair values (${id + 1}, 'right')`.execute(tx);
      });
  })();
  await expect.poll(() => count(database)).toBeGreaterThan(10);
  const copy = await askCopy(dataDir);
  if (!copy) throw new Error('no copy');
  const opened = await openDatabase({ dataDir: copy.dataDir });
  const then = await count(opened);
  await expect.poll(() => count(database)).toBeGreaterThan(then);
  state.over = true;
  await writing;
  expect(then % 2).toBe(0);
  expect(then).toBeGreaterThan(10);
  expect(await count(opened)).toBe(then);
  await opened.close();
  await copy.giveBack();
  expect(existsSync(copy.dataDir)).toBe(false);
});

test('the copy of one who was killed is removed', async () => {
  const script = `
    const { askCopy } = await import(${JSON.stringify(path.join(import.meta.dirname, 'ask-copy.ts'))});
    await askCopy(${JSON.stringify(dataDir)});
    console.log('got it');`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  await once(other.stdout, 'data');
  expect(copies()).toHaveLength(1);
  other.kill('SIGKILL');
  await expect.poll(copies).toEqual([]);
});

test('a copy that cannot be made is refused with the reason, and the database goes on', async () => {
  const notAFile = createServer().listen(path.join(dataDir, 'database/not-a-file'));
  await once(notAFile, 'listening');
  await expect(askCopy(dataDir)).rejects.toThrow('The running Muster made no copy: ');
  notAFile.close();
  expect(copies()).toEqual([]);
  expect(await count(database)).toBeGreaterThan(0);
});

test('nobody to ask, or no place to ask at: no copy', async () => {
  expect(await askCopy(path.join(scratch, 'absent'))).toBeNull();
  const long = path.join(scratch, 'x'.repeat(200));
  expect(controlAddress(long)).toBeNull();
  expect(await askCopy(long)).toBeNull();
});

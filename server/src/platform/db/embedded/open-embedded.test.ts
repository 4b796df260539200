import { readFileSync, renameSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMBEDDED_MAJOR } from './data-folder.ts';
import { startHousekeeping } from './housekeeping.ts';
import { openEmbedded } from './open-embedded.ts';
import type { Embedded } from './open-embedded.ts';

let scratch: string;
let dataDir: string;
let embedded: Embedded;
const lines: string[] = [];

beforeAll(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'muster-embedded-'));
  dataDir = path.join(scratch, 'data');
  embedded = await openEmbedded({ dataDir, log: (line) => lines.push(line) });
});

afterAll(async () => {
  await embedded.close();
  await rm(scratch, { recursive: true });
});

const ask = async (statement: string, values?: unknown[]): Promise<unknown[]> => {
  const { rows } = await embedded.pool.query<Record<string, unknown>>(statement, values);
  return rows.map((row) => Object.values(row)[0]);
};

test('its folders are closed to others', () => {
  for (const folder of [dataDir, path.join(dataDir, 'database')]) {
    expect(statSync(folder).mode & 0o777).toBe(0o700);
  }
});

test('the version that data-folder.ts expects is the one that PGlite writes', () => {
  const written = readFileSync(path.join(dataDir, 'database/PG_VERSION'), 'utf8').trim();
  expect(written).toBe(EMBEDDED_MAJOR);
});

test('after a failed statement the next one gets its own answer', async () => {
  for (let round = 1; round <= 5; round += 1) {
    // Sent together: the answer to the second is asked for while the first connection is dropped.
    const failed = ask('select 1 / 0');
    const next = ask('select $1::int', [round]);
    await expect(failed).rejects.toMatchObject({ code: '22012' });
    expect(await next).toStrictEqual([round]);
    expect(await ask(`select 'round ${round}'`)).toStrictEqual([`round ${round}`]);
  }
});

test('a dropped connection leaves no transaction and no setting to the next', async () => {
  const client = await embedded.pool.connect();
  await client.query(`set work_mem to '77MB'; begin; create table left_over (id int)`);
  client.release(new Error('dropped'));
  expect(await ask(`select to_regclass('left_over')`)).toStrictEqual([null]);
  expect(await ask('show work_mem')).not.toStrictEqual(['77MB']);
  expect(await ask('show timezone')).toStrictEqual(['UTC']);
});

test('a parameter of 5 MB and a bytea arrive as they were sent', async () => {
  const text = 'ক'.repeat(Math.ceil((5 * 1024 * 1024) / 3));
  expect(
    await ask('select md5($1) = md5($1::text) and length($1) = $2', [text, text.length]),
  ).toStrictEqual([true]);
  expect(await ask('select $1::text', [text])).toStrictEqual([text]);
  const bytes = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, index) => index % 256));
  expect(await ask('select $1::bytea', [bytes])).toStrictEqual([bytes]);
});

test('50,000 rows arrive complete and in order', async () => {
  const numbers = await ask('select n from generate_series(1, 50000) n');
  expect(numbers).toHaveLength(50_000);
  expect(numbers.every((number, index) => number === index + 1)).toBe(true);
});

test('requests from everywhere take turns', async () => {
  await embedded.pool.query('create table tally as select 0 as value');
  const bump = async () => {
    const client = await embedded.pool.connect();
    await client.query('begin');
    const { rows } = await client.query<{ value: number }>('select value from tally');
    await client.query('update tally set value = $1', [(rows[0]?.value ?? 0) + 1]);
    await client.query('commit');
    client.release();
  };
  await Promise.all(Array.from({ length: 40 }, bump));
  expect(await ask('select value from tally')).toStrictEqual([40]);
});

test('housekeeping waits for the open transaction, then runs, then stops', async () => {
  const lastCheckpoint = () => ask('select checkpoint_lsn::text from pg_control_checkpoint()');
  const [before] = await lastCheckpoint();
  const often = { checkpointEvery: 5, firstVacuumAfter: 5, vacuumEvery: 60_000 };
  lines.length = 0;

  const client = await embedded.pool.connect();
  await client.query('begin; create table swept (id int); insert into swept values (1)');
  const stop = startHousekeeping(embedded.pool, (line) => lines.push(line), often);
  await expect.poll(() => embedded.pool.waitingCount).toBeGreaterThan(2);
  stop();
  const waiting = embedded.pool.waitingCount;
  await client.query('commit');
  client.release();

  expect((await lastCheckpoint())[0]).not.toBe(before);
  const counted = await ask(`select reltuples::int from pg_class where relname = 'swept'`);
  expect(counted).toStrictEqual([1]);
  expect(lines).toStrictEqual([]);
  expect(waiting).toBeGreaterThan(2);
  expect(embedded.pool.waitingCount).toBe(0);
});

test('a database that broke says so at every query, and is opened again with all it had', async () => {
  await embedded.pool.query('create table kept as select 1 as value');
  const [log, aside] = [path.join(dataDir, 'database/pg_wal'), path.join(dataDir, 'aside')];
  // The real thing: without its log PostgreSQL panics. PGlite itself would go on and never answer.
  renameSync(log, aside);
  await ask('select pg_switch_wal()');
  await expect(ask('create table too_late (id int)')).rejects.toThrow();
  for (let round = 1; round <= 2; round += 1) {
    await expect(ask('select 1')).rejects.toMatchObject({
      message: expect.stringMatching(/^The embedded database stopped: PANIC: .*pg_wal/) as string,
      code: '57P02',
    });
  }
  renameSync(aside, log);
  const look = () => ask('select value from kept').catch(String);
  await expect.poll(look).toStrictEqual([1]);
  expect(await ask(`select to_regclass('too_late')`)).toStrictEqual([null]);
});

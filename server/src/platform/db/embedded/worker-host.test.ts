import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WorkerHost } from './worker-host.ts';

let folder: string;
let host: WorkerHost;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'muster-worker-'));
  host = new WorkerHost({ folder, isFsyncWired: true });
  await host.ready();
});

afterAll(async () => {
  await host.stop();
  await rm(folder, { recursive: true });
});

const connected = async (): Promise<pg.Client> => {
  const client = new pg.Client({
    user: 'postgres',
    database: 'postgres',
    host: 'embedded',
    ssl: false,
    stream: () => host.connect(),
  });
  await client.connect();
  return client;
};
const ask = async (client: pg.Client, statement: string): Promise<unknown[]> => {
  const { rows } = await client.query<{ value: unknown }>(statement);
  return rows.map(({ value }) => value);
};

test('whoever connects finds nothing of the one before, though its end is heard later', async () => {
  const before = await connected();
  await before.query(`set work_mem to '77MB'; begin; create table left_over (id int)`);
  const next = await connected();
  expect(await ask(next, `select to_regclass('left_over') as value`)).toStrictEqual([null]);
  expect(await ask(next, `select current_setting('work_mem') as value`)).not.toContain('77MB');

  await next.query('begin; create table written (id int)');
  await before.end();
  // as many turns of the thread as it needs to hear the end
  for (let turn = 0; turn < 50; turn += 1) await next.query('select 1');
  await next.query('commit');
  expect(await ask(next, `select to_regclass('written')::text as value`)).toStrictEqual([
    'written',
  ]);
  await next.end();
});

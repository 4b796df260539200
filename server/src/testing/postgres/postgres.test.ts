import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  installedPrograms,
  npmPrograms,
  reachablePrograms,
  unprivilegedUser,
} from './postgres-programs.ts';
import { startPostgres } from './postgres.ts';

const isInstalled = installedPrograms() !== undefined;

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Record<string, unknown>>(statement);
  await client.end();
  return rows.map((row) => Object.values(row)[0]);
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe.each(['installed', 'npm'] as const)('PostgreSQL from: %s', (source) => {
  test.skipIf(source === 'installed' && !isInstalled)(
    'makes databases from a template, dies, comes back and leaves nothing',
    async () => {
      const postgres = await startPostgres({ source });
      const url = await postgres.createDatabase('one');
      await ask(url, `create table kept as select 'here' as word`);
      const copy = await postgres.createDatabase('two', 'one');
      expect(await ask(copy, 'select word from kept')).toStrictEqual(['here']);
      const [folder] = await ask(url, 'show data_directory');

      await ask(url, 'checkpoint');
      await postgres.kill();
      await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      await postgres.restart();
      expect(await ask(url, 'select word from kept')).toStrictEqual(['here']);

      await postgres.stop();
      await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
      expect(existsSync(String(folder))).toBe(false);
    },
  );
});

test('a server that is given is used, kept alive and left clean', async () => {
  const server = await startPostgres();
  vi.stubEnv('TEST_DATABASE_URL', server.url('postgres'));
  const given = await startPostgres();
  const url = await given.createDatabase('borrowed');
  expect(await ask(url, 'select current_database()')).toStrictEqual(['borrowed']);
  await expect(given.kill()).rejects.toThrow('not ours to stop');
  await given.stop();
  const left = await ask(server.url('postgres'), 'select datname from pg_database');
  expect(left).not.toContain('borrowed');
  await server.stop();
});

test('a cluster ends with the process that started it, even by kill -9', async () => {
  const module = path.join(import.meta.dirname, 'postgres.ts');
  const script = `
    const { startPostgres } = await import(${JSON.stringify(module)});
    console.log((await startPostgres({ fsync: true })).url('postgres'));`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const [data] = (await once(other.stdout, 'data')) as [Buffer];
  const url = data.toString().trim();
  const [folder] = await ask(url, 'show data_directory');
  other.kill('SIGKILL');
  await expect.poll(() => existsSync(String(folder))).toBe(false);
  await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test.runIf(process.getuid?.() === 0)(
  'programs in a closed folder are copied to an open one',
  () => {
    const scratch = mkdtempSync(path.join(os.tmpdir(), 'muster-programs-'));
    try {
      chmodSync(scratch, 0o755);
      const closed = path.join(scratch, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      cpSync(path.dirname(npmPrograms()), path.join(closed, 'native'), {
        recursive: true,
        verbatimSymlinks: true,
      });
      const user = unprivilegedUser();
      const programs = reachablePrograms(path.join(closed, 'native/bin'), user, scratch);
      expect(programs).not.toContain(closed);
      const version = execFileSync(path.join(programs, 'postgres'), ['--version'], {
        ...user,
        cwd: '/',
      });
      expect(version.toString()).toContain('postgres (PostgreSQL)');
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
);

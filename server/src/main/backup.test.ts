import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { newDataFolder } from '../testing/data-folder.ts';
import { everything, filesBelow } from '../testing/everything.ts';
import {
  allIn,
  backUpUnderLoad,
  inside,
  type Place,
  placeIn,
} from '../testing/faults/backup-under-load.ts';
import { changesAndLog, isWhole } from '../testing/faults/changes-and-log.ts';
import { logInOver } from '../testing/http-client.ts';
import { runCommand, startCommand } from '../testing/run-command.ts';
import { samplePng } from '../testing/sample-files.ts';
import { end, startServer } from '../testing/server-process.ts';
import { newDatabaseUrl } from '../testing/test-database.ts';

const scratch = mkdtempSync(path.join(tmpdir(), 'muster-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const inScratch = (name: string) => path.join(scratch, name);
const placeOn = (name: string, databaseUrl?: string) => placeIn(scratch, name, databaseUrl);

async function expectOneMoment(place: Place, calls: number): Promise<void> {
  const rows = await inside(place, ({ db }) => changesAndLog(db, 'Load '));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((pair) => !isWhole(pair))).toEqual([]);
  const kept = rows.reduce((sum, { entries }) => sum + entries, 0);
  expect(kept).toBeLessThan(calls);
}

/** All that is in the databases that the archives were made of. */
const whole: Partial<Record<'embedded' | 'server', Record<string, string[]>>> = {};

describe.each(['embedded', 'server'] as const)('a backup of the %s database', (kind) => {
  const archive = inScratch(`${kind}.muster`);
  const still = inScratch(`${kind}-still.muster`);
  let source: Place;

  it('made while people write is one moment of it', async () => {
    source = placeOn(kind, kind === 'server' ? await newDatabaseUrl('administered') : undefined);
    if (kind === 'embedded') newDataFolder(source.env.MUSTER_DATA, 'demo');
    const server = await startServer(source.env);
    const { said, calls } = await backUpUnderLoad(server, source, archive);
    expect(said).toMatch(/^Backed up [\d,]+ rows in \d+ tables, 1 files of /m);
    expect(await end(server.child, 'SIGTERM')).toBe(0);
    expect(existsSync(path.join(source.env.MUSTER_DATA, 'control'))).toBe(false);
    const target = placeOn(`${kind}-moment`, await newDatabaseUrl('empty'));
    await runCommand('restore', [archive], target.env);
    await expectOneMoment(target, calls);
  });

  it('is restored elsewhere equal row for row and file for file', async () => {
    await runCommand('backup', [still], source.env);
    const other = kind === 'server' ? undefined : await newDatabaseUrl('empty');
    const target = placeOn(`${kind}-elsewhere`, other);
    if (!other) newDataFolder(target.env.MUSTER_DATA, 'empty');
    const said = await runCommand('restore', [still], target.env);
    expect(said).toMatch(/^Restored and compared: [\d,]+ rows in \d+ tables, 1 files of /m);
    whole[kind] = await allIn(source);
    expect(await allIn(target)).toEqual(whole[kind]);
    expect(Object.keys(filesBelow(target.files))).toHaveLength(1);
    expect(filesBelow(target.files)).toEqual(filesBelow(source.files));
  });
});

describe('refused, with nothing touched, is', () => {
  const archive = inScratch('server-still.muster');

  it('an archive that was cut', async () => {
    const cut = inScratch('cut.muster');
    copyFileSync(archive, cut);
    truncateSync(cut, statSync(cut).size - 200);
    const target = placeOn('never');
    for (const args of [[cut], ['--check', cut]]) {
      const { code, said } = await startCommand('restore', args, target.env).ended;
      expect([code, said]).toEqual([1, expect.stringContaining('is not a whole archive')]);
    }
    expect(existsSync(target.env.MUSTER_DATA)).toBe(false);
  });

  it('a database in use', async () => {
    const target = placeOn('used', await newDatabaseUrl('migrated'));
    const before = await allIn(target);
    const { code, said } = await startCommand('restore', [archive], target.env).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('The database is not empty: it has')]);
    expect(await allIn(target)).toEqual(before);
  });

  it('the name of an archive that is there already', async () => {
    const before = readFileSync(archive);
    const { env } = placeOn('used', await newDatabaseUrl('migrated'));
    const { code, said } = await startCommand('backup', [archive], env).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('A backup never overwrites')]);
    expect(readFileSync(archive)).toEqual(before);
  });

  it('a folder without a database', async () => {
    const nowhere = placeOn('nowhere');
    const { code, said } = await startCommand('backup', [inScratch('x')], nowhere.env).ended;
    expect([code, said]).toEqual([1, expect.stringContaining('There is no database in')]);
    expect(existsSync(nowhere.env.MUSTER_DATA)).toBe(false);
  });
});

describe('a restore killed on the way', () => {
  const archive = inScratch('server-still.muster');

  it('leaves PostgreSQL empty, and the next one succeeds', async () => {
    const url = await newDatabaseUrl('empty');
    const target = placeOn('killed', url);
    const watch = await openDatabase({ databaseUrl: url, dataDir: '' });
    const { child, ended } = startCommand('restore', [archive], target.env);
    const inserting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database()
          and query ilike '%insert into%jsonb_array_elements%' and pid <> pg_backend_pid()`.execute(
          watch.db,
        )
      ).rows.length;
    await expect.poll(inserting, { interval: 1 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    const others = sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await expect.poll(async () => (await others.execute(watch.db)).rows[0]?.count).toBe(0);
    expect(await everything(watch.db)).toEqual({});
    await watch.close();
    await runCommand('restore', [archive], target.env);
    expect(await allIn(target)).toEqual(whole.server);
  });

  it('leaves an embedded database empty or whole', async () => {
    const target = placeOn('killed-embedded');
    for (let round = 1; round <= 2; round += 1) {
      const { child, ended } = startCommand('restore', [archive], target.env);
      await expect.poll(() => existsSync(path.join(target.env.MUSTER_DATA, 'database'))).toBe(true);
      await wait(Math.random() * 2000);
      child.kill('SIGKILL');
      await ended;
      const left = await allIn(target);
      if (Object.keys(left).length === 0) continue;
      expect(left).toEqual(whole.server);
      return;
    }
    await runCommand('restore', [archive], target.env);
    expect(await allIn(target)).toEqual(whole.server);
  });
});

describe('move', () => {
  const source = placeOn('embedded');

  it('waits until nobody uses the embedded database', async () => {
    const to = await newDatabaseUrl('empty');
    await inside(source, async () => {
      const { code, said } = await startCommand('move', ['--to', to], source.env).ended;
      expect([code, said]).toEqual([1, expect.stringContaining('is in use by another Muster')]);
    });
  });

  it('brings every row to PostgreSQL, where Muster goes on, and takes nothing away', async () => {
    const to = await newDatabaseUrl('empty');
    const said = await runCommand('move', ['--to', to], source.env);
    expect(said).toMatch(/^Moved [\d,]+ rows in \d+ tables; each was compared\.$/m);
    const moved = { ...source, env: { ...source.env, DATABASE_URL: to } };
    expect(await allIn(moved)).toEqual(whole.embedded);
    expect(await allIn(source)).toEqual(whole.embedded);
    const again = await startCommand('move', ['--to', to], source.env).ended;
    expect(again.said).toContain('The database is not empty');

    const server = await startServer(moved.env);
    const client = await logInOver(server.address);
    const { body } = await client.call('GET', '/own-photo');
    const { address } = (body as { photo: { address: string } }).photo;
    const photo = await fetch(server.address + address);
    expect(Buffer.from(await photo.arrayBuffer())).toEqual(samplePng(40, 40));
    expect(await end(server.child, 'SIGTERM')).toBe(0);
  });
});

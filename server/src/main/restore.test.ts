import { copyFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../platform/db/database.ts';
import { everything } from '../testing/everything.ts';
import { allIn } from '../testing/faults/backup-under-load.ts';
import { describeBackup } from '../testing/faults/describe-backup.ts';
import { runCommand, startCommand } from '../testing/processes/run-command.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';

const { inScratch, placeOn, still: archive, whole } = describeBackup('server');

describe('refused, with nothing touched, is', () => {
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
    expect(await allIn(target)).toEqual(whole.rows);
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
      expect(left).toEqual(whole.rows);
      return;
    }
    await runCommand('restore', [archive], target.env);
    expect(await allIn(target)).toEqual(whole.rows);
  });
});

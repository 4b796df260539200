import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newDataFolder } from '../postgres/data-folder.ts';
import { filesBelow } from '../everything.ts';
import { runCommand } from '../processes/run-command.ts';
import { endProcess, startServer } from '../processes/server-process.ts';
import { newDatabaseUrl } from '../postgres/test-database.ts';
import { allIn, backUpUnderLoad, inside, type DataPlace, placeIn } from './backup-under-load.ts';
import { changesAndLog, isWhole } from './changes-and-log.ts';

async function expectOneMoment(place: DataPlace, calls: number): Promise<void> {
  const rows = await inside(place, ({ db }) => changesAndLog(db, 'Load '));
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.filter((pair) => !isWhole(pair))).toEqual([]);
  const kept = rows.reduce((sum, { entries }) => sum + entries, 0);
  expect(kept).toBeLessThan(calls);
}

/** A database is backed up, under load and at rest, and restored: what other cases then go on with. */
export function describeBackup(kind: 'embedded' | 'server') {
  const scratch = mkdtempSync(path.join(tmpdir(), 'muster-backup-'));
  afterAll(() => rmSync(scratch, { recursive: true, force: true }));
  const inScratch = (name: string) => path.join(scratch, name);
  const placeOn = (name: string, databaseUrl?: string) => placeIn(scratch, name, databaseUrl);
  const archive = inScratch(`${kind}.muster`);
  const still = inScratch(`${kind}-still.muster`);
  /** all that is in the database that the archives were made of */
  const whole: { rows?: Record<string, string[]> } = {};

  describe(`a backup of the ${kind} database`, () => {
    let source: DataPlace;

    it('made while people write is one moment of it', async () => {
      source = placeOn(kind, kind === 'server' ? await newDatabaseUrl('administered') : undefined);
      if (kind === 'embedded') newDataFolder(source.env.MUSTER_DATA, 'demo');
      const server = await startServer(source.env);
      const { said, calls } = await backUpUnderLoad(server, source, archive);
      expect(said).toMatch(/^Backed up [\d,]+ rows in \d+ tables, 1 files of /m);
      expect(await endProcess(server.child, 'SIGTERM')).toBe(0);
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
      whole.rows = await allIn(source);
      expect(await allIn(target)).toEqual(whole.rows);
      expect(Object.keys(filesBelow(target.files))).toHaveLength(1);
      expect(filesBelow(target.files)).toEqual(filesBelow(source.files));
    });
  });
  return { inScratch, placeOn, still, whole };
}

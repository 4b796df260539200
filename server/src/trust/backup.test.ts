import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, it } from 'vitest';
import { checkArchive } from '../platform/archive/check-archive.ts';
import { openArchive } from '../platform/archive/read-archive.ts';
import { filesBelow } from '../testing/everything.ts';
import { allIn, backUpUnderLoad, inside, placeIn } from '../testing/faults/backup-under-load.ts';
import { changesAndLog, isWhole } from '../testing/faults/changes-and-log.ts';
import { runCommand, startCommand } from '../testing/processes/run-command.ts';
import { endProcess, startServer } from '../testing/processes/server-process.ts';
import { newDatabaseUrl } from '../testing/postgres/test-database.ts';
import { promisesOf } from './promises.ts';

const promises = promisesOf('backup');
const scratch = mkdtempSync(path.join(tmpdir(), 'muster-backup-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));
const size = { writers: 6, photos: 20 };

describe.each(['embedded', 'PostgreSQL'] as const)('%s', (kind) => {
  it('a backup under load is one moment, and a still one is restored row for row', async () => {
    const emptyUrl = () => newDatabaseUrl('empty');
    const source = placeIn(scratch, kind, kind === 'PostgreSQL' ? await emptyUrl() : undefined);
    const [loaded, still] = ['loaded', 'still'].map((name) =>
      path.join(scratch, `${kind}-${name}.muster`),
    );
    const server = await startServer(source.env);
    const { calls } = await backUpUnderLoad(server, source, loaded ?? '', size);
    await endProcess(server.child, 'SIGTERM');
    const moment = placeIn(scratch, `${kind}-moment`, await emptyUrl());
    await runCommand('restore', [loaded ?? ''], moment.env);
    const pairs = await inside(moment, ({ db }) => changesAndLog(db, 'Load '));
    promises.none(
      `${kind}: changes and audit entries without the other`,
      pairs.filter((pair) => !isWhole(pair)),
      pairs.length,
    );
    promises.tell(`${kind}: writes while it was made`, String(calls));

    await runCommand('backup', [still ?? ''], source.env);
    const target = placeIn(
      scratch,
      `${kind}-elsewhere`,
      kind === 'PostgreSQL' ? undefined : await emptyUrl(),
    );
    await runCommand('restore', [still ?? ''], target.env);
    const [here, there] = [await allIn(source), await allIn(target)];
    const rows = Object.values(here).flat().length;
    const tables = [...new Set([...Object.keys(here), ...Object.keys(there)])];
    const differ = tables.filter(
      (name) => JSON.stringify(here[name]) !== JSON.stringify(there[name]),
    );
    promises.none(
      `${kind}: tables that differ after a restore elsewhere (${rows} rows)`,
      differ,
      tables.length,
    );
    const [files, restored] = [filesBelow(source.files), filesBelow(target.files)];
    const names = [...new Set([...Object.keys(files), ...Object.keys(restored)])];
    promises.none(
      `${kind}: files that differ`,
      names.filter((name) => files[name] !== restored[name]),
      names.length,
    );
  });
});

const silent = { stage: () => undefined, step: () => undefined };
/** Whether a restore would take it: the same two steps that come before it touches anything. */
const isTaken = async (file: string): Promise<boolean> =>
  openArchive(file)
    .then((archive) => checkArchive(archive, silent))
    .then(
      () => true,
      () => false,
    );

it('an archive that was changed in one bit, or cut, is refused', async () => {
  const archive = path.join(scratch, 'PostgreSQL-still.muster');
  const whole = readFileSync(archive);
  const changed = path.join(scratch, 'changed.muster');
  const places = Array.from({ length: 400 }, () => Math.floor(Math.random() * whole.length));
  const taken: string[] = [];
  for (const place of places) {
    const flipped = Buffer.from(whole);
    flipped[place] = (flipped[place] ?? 0) ^ (1 << (place % 8));
    writeFileSync(changed, flipped);
    if (await isTaken(changed)) taken.push(`bit ${place % 8} of byte ${place}`);
  }
  promises.none('one bit changed, and taken all the same', taken, places.length);
  const cuts: number[] = [];
  const lengths = [0, 1, whole.length - 1, ...places.slice(0, 200)];
  for (const length of lengths) {
    writeFileSync(changed, whole.subarray(0, length));
    if (await isTaken(changed)) cuts.push(length);
  }
  promises.none('cut, and taken all the same', cuts, lengths.length);
  writeFileSync(changed, whole);
  promises.all('the archive itself is taken', (await isTaken(changed)) ? 1 : 0, 1);
  await judgeCommand(archive);
});

/** As an administrator would see it. */
async function judgeCommand(archive: string): Promise<void> {
  const cut = path.join(scratch, 'cut.muster');
  copyFileSync(archive, cut);
  writeFileSync(cut, readFileSync(cut).subarray(0, -100));
  const target = placeIn(scratch, 'never');
  const { code, said } = await startCommand('restore', [cut], target.env).ended;
  const isClear = code === 1 && said.includes('is not a whole archive');
  const isUntouched = !existsSync(target.env.MUSTER_DATA);
  promises.none(
    'restore of a cut one touches something or says nothing',
    isClear && isUntouched ? [] : [said],
    1,
  );
}

import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { contentsLine, progress, run, say } from './operations/command.ts';
import { givenPath, migrations, storeOf } from './operations/places.ts';
import { restore } from './operations/restore.ts';
import { checkArchive } from './platform/archive/check-archive.ts';
import { totalRows } from './platform/archive/contents.ts';
import { type Archive, openArchive } from './platform/archive/read-archive.ts';
import { systemClock } from './platform/clock.ts';
import { openDatabase } from './platform/db/database.ts';

const help = `npm run restore -- <archive>           into the empty database of the settings (see npm start -- --help)
npm run restore -- --check <archive>   only reads it from end to end`;

/** A folder of our own beside the files, so that a finished one only needs to be renamed. */
async function withArriving<T>(folder: string, work: (arriving: string) => Promise<T>): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const arriving = await mkdtemp(path.join(folder, 'restoring-'));
  try {
    return await work(arriving);
  } finally {
    await rm(arriving, { recursive: true, force: true });
  }
}

async function restoreInto(archive: Archive): Promise<void> {
  const config = readConfig(process.env);
  const database = await openDatabase(config);
  try {
    const target = { db: database.patient, migrations, progress };
    await withArriving(config.files.folder, (arriving) =>
      restore(archive, { ...target, arriving, store: storeOf(config, systemClock) }),
    );
  } finally {
    await database.close();
  }
}

await run(help, async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [name] = positionals;
  if (!name || positionals.length > 1) throw new Error(help);
  const archive = await openArchive(givenPath(name));
  const { head } = archive;
  say(`Archive of ${head.createdAt}, made by Muster ${head.muster}.`);
  if (values.check) await checkArchive(archive, progress);
  else await restoreInto(archive);
  const what = contentsLine(totalRows(head), head.tables.length, head.files);
  say(values.check ? `Whole: ${what}.` : `Restored and compared: ${what}.`);
});

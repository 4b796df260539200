import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from './config.ts';
import { backUp } from './operations/back-up.ts';
import { contentsLine, progress, run, say } from './operations/command.ts';
import { givenPath, storeOf } from './operations/places.ts';
import { openSource } from './operations/source.ts';
import { totalRows } from './platform/archive/contents.ts';
import { headLine } from './platform/audit/sealing/noted-heads.ts';
import { systemClock } from './platform/clock.ts';
import { version } from './version.ts';

const help = `npm run backup [-- <file or folder>]

Writes the database and the uploaded files into one archive, also while Muster runs. The settings are
those of npm start. Without a name: a new file in ./backups.`;

/** In a folder it is named for the moment. */
function fileFor(given: string | undefined): string {
  const name = givenPath(given ?? 'backups');
  const isFolder = !given || statSync(name, { throwIfNoEntry: false })?.isDirectory();
  if (!isFolder) return name;
  return path.join(name, `muster-${systemClock.now().slice(0, 19).replaceAll(':', '-')}Z.muster`);
}

await run(help, async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const config = readConfig(process.env);
  const database = await openSource(config);
  try {
    const parts = {
      db: database.patient,
      store: storeOf(config, systemClock),
      clock: systemClock,
      progress,
      muster: version,
    };
    const file = fileFor(positionals[0]);
    const { head, bytes } = await backUp(parts, file);
    say(`Backed up ${contentsLine(totalRows(head), head.tables.length, head.files)}.`);
    if (head.auditHead) say(headLine(head.auditHead));
    say(`${file} (${bytes.toLocaleString('en')} bytes), read again and whole.`);
  } finally {
    await database.close();
  }
});

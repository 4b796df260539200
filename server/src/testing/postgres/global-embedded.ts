import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { loadDemo } from '../../demo/demo.ts';
import { systemClock } from '../../platform/clock.ts';
import { type Database, openDatabase } from '../../platform/db/database.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrations } from '../../operations/places.ts';
import { addAdministrator } from '../people/administered.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** folder of the data folders to be copied: empty, migrated, with an administrator, with the demo company */
    embedded: string;
  }
}

async function prepare(dataDir: string, work: (database: Database) => Promise<unknown>) {
  const database = await openDatabase({ dataDir });
  try {
    await work(database);
  } finally {
    await database.close();
  }
}

/** Of one week: what is copied, backed up and compared again and again is not to be large. */
const demo = { delivers: false, zone: 'Asia/Dhaka', days: 7 };

/** Making an embedded database takes ten seconds, copying one a moment. */
export default async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'muster-template-'));
  const then = (from: string, to: string): string => {
    cpSync(from, path.join(folder, to), { recursive: true });
    return path.join(folder, to);
  };
  const empty = path.join(folder, 'empty');
  await prepare(empty, async () => undefined);
  const migrated = then(empty, 'migrated');
  await prepare(migrated, ({ db }) => migrate(db, migrations));
  await prepare(then(migrated, 'administered'), ({ db }) => addAdministrator(db));
  await prepare(then(migrated, 'demo'), ({ db }) => loadDemo(db, systemClock, demo));
  project.provide('embedded', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { openDatabase } from './platform/db/database.ts';
import { migrate } from './platform/db/migrate.ts';
import { rowTypes } from './platform/db/row-types.ts';

const target = path.join(import.meta.dirname, 'platform/db/rows.generated.ts');
const migrations = path.join(import.meta.dirname, '../migrations');
const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-row-types-'));
try {
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database.db, migrations);
    await writeFile(target, await rowTypes(database.db));
  } finally {
    await database.close();
  }
} finally {
  await rm(dataDir, { recursive: true });
}

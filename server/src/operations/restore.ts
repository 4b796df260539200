import { sql } from 'kysely';
import { checkArchive } from '../platform/archive/check-archive.ts';
import { load, refuseUsed, type LoadTarget } from '../platform/archive/load.ts';
import type { Archive } from '../platform/archive/read-archive.ts';
import { migrate } from '../platform/db/migrate.ts';
import { bringFiles, type FilesPlace } from './bring-files.ts';

/**
 * Brings an archive back into an empty database. Files come first and the database at once at the
 * end: one that holds anything after a restore holds everything.
 */
export async function restore(archive: Archive, place: LoadTarget & FilesPlace): Promise<void> {
  const manifest = await checkArchive(archive, place.progress);
  await refuseUsed(place.db);
  await bringFiles(archive, manifest, place);
  await load(place, { ...archive.contents, digests: manifest.tables });
  await makeCurrent(place);
}

/** The rows are all there, as an older Muster left them perhaps; what is missing comes at a start too. */
export async function makeCurrent({ db, migrations }: LoadTarget): Promise<void> {
  await migrate(db, migrations);
  await sql`analyze`.execute(db);
}

import { chmod, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** The major version of PostgreSQL inside the pinned PGlite; a test compares the two. */
export const EMBEDDED_MAJOR = '18';

const OWNER_ONLY = 0o700;

// PGlite makes its files readable for everyone, whatever the umask: the folders keep others out.
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: OWNER_ONLY });
  await chmod(folder, OWNER_ONLY);
}

/**
 * A new cluster is made beside its place and moved there when it is whole and on disk: a first start
 * that is killed leaves nothing that a second one would take for a database.
 */
export async function databaseFolder(
  dataDir: string,
  makeCluster: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = path.join(dataDir, 'database');
  const version = await readVersion(folder);
  if (version === undefined) {
    const unfinished = path.join(dataDir, 'database.new');
    await rm(unfinished, { recursive: true, force: true });
    await makePrivateFolder(unfinished);
    await makeCluster(unfinished);
    await syncTree(unfinished);
    await rename(unfinished, folder);
    await syncPath(dataDir);
  } else if (version !== EMBEDDED_MAJOR) {
    throw new Error(
      `The database in ${folder} was made by PostgreSQL ${version}, and this Muster contains ` +
        `PostgreSQL ${EMBEDDED_MAJOR}. Start the Muster that made it and move its data to a ` +
        'PostgreSQL server (DATABASE_URL), or set MUSTER_DATA to an empty folder. ' +
        'Nothing was changed.',
    );
  }
  await makePrivateFolder(folder);
  return folder;
}

async function readVersion(folder: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

async function syncTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) await syncTree(inside);
    else if (entry.isFile()) await syncPath(inside);
  }
  await syncPath(folder);
}

async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

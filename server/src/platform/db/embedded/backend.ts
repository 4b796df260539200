import { PGlite } from '@electric-sql/pglite';
import { DurableFiles } from './durable-files.ts';

// fdatasync, the default way to flush the log, never reaches our hook; -F turns flushing off.
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
  // its memory grows and never shrinks, and the system keeps these files in memory anyway
  '-c',
  'shared_buffers=32MB',
];

export async function openBackend(
  folder: string,
  isFsyncWired: boolean,
  onLogLine: (line: string) => void,
): Promise<PGlite> {
  const files = new DurableFiles(folder, isFsyncWired);
  const onStderr = (line: string) => {
    onLogLine(line);
    return true;
  };
  const backend = await PGlite.create({ fs: files, startParams, onStderr });
  await refuseWithoutFsync(backend, files);
  return backend;
}

/** The hook hangs on an internal of PGlite: a commit at every start proves that it still holds. */
async function refuseWithoutFsync(backend: PGlite, files: DurableFiles): Promise<void> {
  const before = files.logSyncs;
  await backend.query(`select pg_logical_emit_message(true, 'muster', 'fsync self-test')`);
  if (files.logSyncs > before) return;
  await backend.close();
  throw new Error(
    'The embedded database does not write its commits to the disk (no fsync for a commit), so a ' +
      'power failure would lose data. Muster does not start on it. Set DATABASE_URL to a ' +
      'PostgreSQL server, or install the PGlite version that package.json names.',
  );
}

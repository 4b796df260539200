import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { checkArchive } from '../platform/archive/check-archive.ts';
import { type Contents, FORMAT, type Head } from '../platform/archive/contents.ts';
import { type ArchivedFile, keptFiles, openKept } from '../platform/archive/kept-files.ts';
import { atOneMoment } from '../platform/archive/moment.ts';
import type { Progress } from '../platform/archive/progress.ts';
import { openArchive } from '../platform/archive/read-archive.ts';
import { writeArchive } from '../platform/archive/write-archive.ts';
import { lastSeal } from '../platform/audit/sealing/seal-due.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db, Tx } from '../platform/db/transaction.ts';
import type { FileStore } from '../platform/files/store.ts';

export interface Backup {
  readonly db: Db;
  readonly store: FileStore;
  readonly clock: Clock;
  readonly progress: Progress;
  /** version of the program that makes it */
  readonly muster: string;
}

/**
 * Writes everything into one file. It has its name only when it is whole, on the disk and was read
 * again from end to end; whatever goes wrong before that leaves nothing with that name.
 */
export async function backUp(parts: Backup, file: string): Promise<{ head: Head; bytes: number }> {
  if (existsSync(file)) throw new Error(`${file} is there already. A backup never overwrites.`);
  await mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const head = await write(parts, unfinished);
    await checkArchive(await openArchive(unfinished), parts.progress);
    const { size } = await stat(unfinished);
    await rename(unfinished, file);
    await syncFolder(path.dirname(file));
    return { head, bytes: size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

const write = ({ db, store, clock, progress, muster }: Backup, unfinished: string): Promise<Head> =>
  atOneMoment(db, async (contents, tx) => {
    const has = tableNames(contents);
    const files = has('stored_file') ? await keptFiles(tx) : [];
    const head: Head = {
      format: FORMAT,
      muster,
      createdAt: clock.now(),
      ...contents.head,
      files: { count: files.length, bytes: files.reduce((sum, { bytes }) => sum + bytes, 0) },
      auditHead: has('audit_seal') ? await auditHead(tx) : null,
    };
    const written = { head, contents, files, open: (file: ArchivedFile) => openKept(store, file) };
    await writeArchive(unfinished, written, progress);
    return head;
  });

/** The database may be that of an older Muster, which is how one backs up before an upgrade. */
const tableNames = ({ head }: Contents): ((name: string) => boolean) => {
  const names = new Set(head.tables.map(({ name }) => name));
  return (name) => names.has(name);
};

const auditHead = async (tx: Tx): Promise<Head['auditHead']> => {
  const seal = await lastSeal(tx);
  return seal ? { number: seal.number, hash: seal.hash } : null;
};

/** So that the name is on the disk too; there is no such thing on Windows. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

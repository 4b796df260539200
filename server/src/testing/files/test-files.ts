import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Db } from '../../platform/db/transaction.ts';
import { type Files, type FilesOptions, openFiles } from '../../platform/files/files.ts';

const root = mkdtempSync(path.join(tmpdir(), 'muster-files-'));
process.once('exit', () => rmSync(root, { recursive: true, force: true }));

/** Files in a folder of one's own, gone with the process. */
export async function testFiles(
  db: Db,
  given: Pick<FilesOptions, 'clock'> & Partial<FilesOptions>,
): Promise<Files & { readonly folder: string }> {
  const folder = given.folder ?? mkdtempSync(path.join(root, 'files-'));
  return { folder, ...(await openFiles(db, { folder, ...given })) };
}

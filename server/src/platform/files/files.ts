import path from 'node:path';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/transaction.ts';
import { ownSecret } from '../own-secret.ts';
import { openArrivals } from './arriving/folder.ts';
import { type UploadPace, usualPace } from './arriving/receive.ts';
import { localStore } from './local-store.ts';
import { type S3Settings, s3Store } from './s3/s3-store.ts';
import { type Scanner, scannerOf, type ScannerSettings } from './scanning/scanner.ts';
import { type Addressed, fileAddress } from './serving/address.ts';
import type { FileStore } from './store.ts';

/** Everything about files that outlives a request. */
export interface Files {
  readonly store: FileStore;
  /** of this process alone: what is on its way in */
  readonly arriving: string;
  readonly pace: UploadPace;
  /** none: nobody looks for viruses */
  readonly scan: Scanner | undefined;
  /** signs addresses; the same for all processes */
  readonly secret: Buffer;
  readonly addressOf: FileAddress;
}

/** A short-lived address of a file, for the answer of the record that holds it. */
export type FileAddress = (file: Addressed, at: string) => string;

export interface FilesOptions {
  readonly clock: Clock;
  readonly folder: string;
  /** absent: files are kept in the folder; present: it only holds what is on its way */
  readonly s3?: S3Settings;
  readonly pace?: UploadPace;
  readonly scanner?: ScannerSettings;
}

export async function openFiles(db: Db, options: FilesOptions): Promise<Files> {
  const at = options.clock.now();
  const root = path.resolve(options.folder);
  const secret = await ownSecret(db, 'files', at);
  return {
    store: options.s3 ? s3Store(options.s3, options.clock) : localStore(root),
    arriving: await openArrivals(root, at),
    pace: options.pace ?? usualPace,
    scan: options.scanner && scannerOf(options.scanner),
    secret,
    addressOf: (file, now) => fileAddress(secret, file, now),
  };
}

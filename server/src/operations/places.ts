import path from 'node:path';
import type { Config } from '../config.ts';
import type { Clock } from '../platform/clock.ts';
import { localStore } from '../platform/files/local-store.ts';
import { s3Store } from '../platform/files/s3/s3-store.ts';
import type { FileStore } from '../platform/files/store.ts';

export const migrations = path.join(import.meta.dirname, '../../migrations');

/** A file as the person at the terminal means it: npm changes the folder before it runs us. */
export const givenPath = (name: string): string =>
  path.resolve(process.env.INIT_CWD ?? process.cwd(), name);

export const storeOf = ({ files }: Pick<Config, 'files'>, clock: Clock): FileStore =>
  files.s3 ? s3Store(files.s3, clock) : localStore(files.folder);

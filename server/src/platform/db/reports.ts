import type { ReadonlyKysely } from 'kysely/readonly';
import type { DB } from './rows.generated.ts';
import type { Db } from './transaction.ts';

/**
 * The handle of reports and exports. It may point to a copy of the database that is a moment behind,
 * so nothing that is going to write may read from it.
 */
export type Reports = ReadonlyKysely<DB>;

export const readingOnly = (db: Db): Reports => db as unknown as Reports;

/** For SQL written out, which the types cannot look into; a copy refuses a write of its own accord. */
export const handleOf = (reports: Reports): Db => reports as unknown as Db;

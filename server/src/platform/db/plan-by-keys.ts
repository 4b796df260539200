import { sql } from 'kysely';
import type { Tx } from './transaction.ts';

/**
 * For the rest of a transaction what is looked up is looked up by its key, foreign keys, too. How these are looked up
 * is kept by the session as it was planned at first, perhaps when there were five rows of which to read all: then every
 * row that is written reads whatever there is by now.
 */
export async function planByKeys(tx: Tx): Promise<void> {
  await sql`discard plans`.execute(tx);
  await sql`set local enable_seqscan = off`.execute(tx);
}

import { type QueryResult, type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../platform/db/transaction.ts';

/**
 * Nothing is known of how many rows a step has before it is done, and a wrong guess goes through them once for each
 * person, or through all that was ever paid: looked up and joined by their keys they take their own time whatever
 * their number. Nor does the database know how many rows there will be when it first looks one up for a foreign key;
 * it keeps to the way that it chose then.
 */
export async function executeByKeys<Row>(
  tx: Tx,
  statement: RawBuilder<Row>,
): Promise<QueryResult<Row>> {
  const set = (to: 'on' | 'off') =>
    sql`select set_config('enable_nestloop', ${to}, true), set_config('enable_seqscan', ${to}, true)`;
  await set('off').execute(tx);
  const done = await statement.execute(tx);
  await set('on').execute(tx);
  return done;
}

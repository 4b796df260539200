import { sql } from 'kysely';
import { openDatabase } from '../../platform/db/database.ts';
import { transaction } from '../../platform/db/transaction.ts';

/** A process that changes the database of a stopped server as its owner could, past every guard. */
const [dataDir = '', ...statements] = process.argv.slice(2);
const database = await openDatabase({ dataDir });
await transaction(database.db, async (tx) => {
  await sql`set local session_replication_role = replica`.execute(tx);
  for (const statement of statements) await sql.raw(statement).execute(tx);
});
await database.close();

import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../platform/db/database.ts';
import type { DatabaseOptions } from '../../platform/db/database.ts';

/**
 * The process that the durability tests kill. It says which ids it found, then commits new ones for
 * ever and says each only when the database has acknowledged it.
 */
const options = JSON.parse(process.argv[2] ?? '') as DatabaseOptions;
const { db } = await openDatabase(options);
await sql`create table if not exists acknowledged (id int primary key)`.execute(db);
const found = await sql<{ id: number }>`select id from acknowledged order by id`.execute(db);
writeSync(1, `found ${found.rows.map(({ id }) => id).join(' ')}\n`);

let next = found.rows.at(-1)?.id ?? 0;
const writeForever = async () => {
  for (;;) {
    next += 1;
    const id = next;
    await sql`insert into acknowledged values (${id})`.execute(db);
    writeSync(1, `ack ${id}\n`);
  }
};
await Promise.all([writeForever(), writeForever(), writeForever()]);

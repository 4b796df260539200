import { sql } from 'kysely';
import type { Handle } from './transaction.ts';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly named: boolean;
}

/**
 * Every table that points at this one, from the catalog: a new one is found by itself. What goes
 * with it (on delete cascade) does not stand in its way.
 */
export async function referencesTo(db: Handle, table: string): Promise<Reference[]> {
  const found = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      exists (select 1 from pg_attribute n where n.attrelid = c.conrelid and n.attname = 'name'
        and not n.attisdropped) as named
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confdeltype <> 'c' and c.confrelid = to_regclass(${table}) order by 1, 2`.execute(
    db,
  );
  return found.rows;
}

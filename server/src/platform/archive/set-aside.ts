import { sql } from 'kysely';
import type { Tx } from '../db/transaction.ts';

interface Part {
  readonly drop: string;
  readonly make: string;
}

/** Rows may point at rows that come later, also in a circle: all keys are off while they come. */
const foreignKeys = sql<Part>`
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as make
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace
  order by conrelid::regclass::text, conname`;

/** Built at once when the rows are there, an index takes a fraction of the time. */
const indexes = sql<Part>`
  select format('drop index %s', i.indexrelid::regclass) as drop,
    pg_get_indexdef(i.indexrelid) as make
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'i'
    and not c.relispartition
    and not exists (select from pg_constraint where conindid = i.indexrelid and contype <> 'f')
  order by c.relname`;

/** They guard changes, and rows that come back are none: what was paid would let in nothing that belongs to it. */
const triggers = sql<Part>`
  select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop,
    pg_get_triggerdef(t.oid) as make
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  where c.relnamespace = current_schema()::regnamespace and not t.tgisinternal
  order by c.relname, tgname`;

/** Takes foreign keys, indexes and triggers off; `putBack` makes them again, each checked over all rows. */
export async function setAside(
  tx: Tx,
): Promise<{ count: number; putBack(each: () => void): Promise<void> }> {
  const parts: Part[] = [];
  for (const part of [foreignKeys, indexes, triggers]) parts.push(...(await part.execute(tx)).rows);
  for (const { drop } of parts) await sql.raw(drop).execute(tx);
  const putBack = async (each: () => void) => {
    for (const { make } of parts.toReversed()) {
      await sql.raw(make).execute(tx);
      each();
    }
  };
  return { count: parts.length, putBack };
}

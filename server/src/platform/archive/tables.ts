import { sql } from 'kysely';
import type { Handle } from '../db/transaction.ts';

interface Column {
  readonly name: string;
  /** as a cast spells it, without a length: the column itself refuses what is too long */
  readonly type: string;
}

export interface ArchivedTable {
  readonly name: string;
  readonly columns: readonly Column[];
  /** rows are read in its order, which is the same on every PostgreSQL */
  readonly key: readonly string[];
}

/** Every table of ours, from the catalog: a new one is kept by itself. Computed columns are left out. */
export async function tablesOf(db: Handle): Promise<ArchivedTable[]> {
  const { rows } = await sql<ArchivedTable>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, -1))
         order by a.attname collate "C")
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      ) as columns,
      coalesce((select json_agg(a.attname order by k.place)
         from pg_index i
         cross join lateral unnest(i.indkey) with ordinality k (number, place)
         join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
         where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c
    where c.relnamespace = current_schema()::regnamespace
      and c.relkind in ('r', 'p') and not c.relispartition
    order by c.relname collate "C"`.execute(db);
  return rows;
}

/** Whatever stands in the database already, extensions aside. */
export async function relationsIn(db: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select c.oid::regclass::text as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_(toast|temp)'
      and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
      and not exists (select from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows.map((row) => row.name);
}
